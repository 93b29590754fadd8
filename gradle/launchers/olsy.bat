@echo off
rem Runs the program: with the Java that came with it, else with that of JAVA_HOME, else with the one on the PATH.
setlocal
for %%i in ("%~dp0..") do set "top=%%~fi"
if not defined OLSY_HOME set "OLSY_HOME=%top%"
if "%~1"=="cluster" (
  echo olsy: the cluster is not in what is downloaded: ./olsy cluster builds it from the sources 1>&2
  exit /b 2
)
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
if exist "%top%\runtime\bin\java.exe" set "java=%top%\runtime\bin\java"
"%java%" -XX:+UseParallelGC %OLSY_JAVA_OPTS% "-Dolsy.home=%OLSY_HOME%" -cp "%top%\lib\*" olsy.play.cli.Main %*
exit /b %ERRORLEVEL%
