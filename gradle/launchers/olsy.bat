@echo off
rem Runs the program: with the Java that came with it, else with that of JAVA_HOME, else with the one on the PATH.
setlocal
for %%i in ("%~dp0..") do set "top=%%~fi"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
if exist "%top%\runtime\bin\java.exe" set "java=%top%\runtime\bin\java"
"%java%" -XX:+UseParallelGC %OLSY_JAVA_OPTS% "-Dolsy.home=%top%" -cp "%top%\lib\*" olsy.play.cli.Main %*
exit /b %ERRORLEVEL%
