#!/bin/sh
# Runs the build with whatever Gradle there is: the one on the PATH; else, as root on Debian or Ubuntu, the
# distribution's package; else the download named in gradle/wrapper/gradle-wrapper.properties.
set -eu
here=$(cd -P "$(dirname "$(readlink -f "$0")")" && pwd)
say() { printf 'gradlew: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# The first Gradle for a JDK: 7.3 for 17, 8.5 for 21, 9.1 for 25. Debian's 4.4.1 is patched for all of them.
first_gradle() {
  if [ "$jdk" -gt 25 ]; then echo 9.4
  elif [ "$jdk" -gt 21 ]; then echo 9.1
  elif [ "$jdk" -gt 17 ]; then echo 8.5
  else echo 7.3; fi
}

usable_gradle_on_path() {
  have gradle || return 1
  version=$(gradle --version 2>/dev/null | sed -n 's/^Gradle //p')
  [ "$version" != 4.4.1 ] || return 0
  first=$(first_gradle)
  if [ -n "$version" ] && [ "$(printf '%s\n' "$first" "$version" | sort -V | head -n 1)" = "$first" ]; then return 0; fi
  say "Gradle ${version:-(which version?)} on the PATH does not run on JDK $jdk; Debian's 4.4.1 does, or $first and newer"
  return 1
}

install_debian_package() {
  [ -f /etc/debian_version ] && have apt-get && [ "$(id -u)" = 0 ] && ! have gradle || return 1
  say "no Gradle on the PATH: installing the distribution's package"
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update && apt-get install -y --no-install-recommends gradle; } >&2 && usable_gradle_on_path
}

property() { sed -n "s/^$1=//p" "$here/gradle/wrapper/gradle-wrapper.properties" | sed 's/\\:/:/g' | tr -d '\r'; }

sha256() { if have sha256sum; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1; }

download() { # into $1
  url=$(property distributionUrl)
  sum=$(property distributionSha256Sum)
  say "downloading $url"
  part=$1.part.$$
  mkdir -p "$part"
  trap 'rm -rf "$part"' EXIT
  if have curl; then curl -fsSL -o "$part/gradle.zip" "$url" || die "$no_gradle"
  elif have wget; then wget -q -O "$part/gradle.zip" "$url" || die "$no_gradle"
  else die "neither curl nor wget found. $no_gradle"; fi
  if [ -n "$sum" ]; then
    [ "$(sha256 "$part/gradle.zip")" = "$sum" ] || die "the checksum of $url does not match"
  fi
  if have unzip; then unzip -q "$part/gradle.zip" -d "$part"
  else (cd "$part" && jar xf gradle.zip); fi
  chmod +x "$part"/gradle-*/bin/gradle
  mv "$part"/gradle-*/ "$1" 2>/dev/null || [ -x "$1/bin/gradle" ] || die "cannot write $1"
  rm -rf "$part"
  trap - EXIT
}
no_gradle="There is no Gradle: install one (https://gradle.org/install, or as root 'apt-get install gradle' on Debian
and Ubuntu) so that 'gradle' is on the PATH, then run this again."

java=${JAVA_HOME:+$JAVA_HOME/bin/}java
jdk=$("$java" --list-modules 2>/dev/null | sed -n 's/^jdk\.compiler@\([0-9]*\).*/\1/p') || true
[ "${jdk:-0}" -ge 17 ] || die "'$java' is not a JDK 17 or newer: install one or set JAVA_HOME"

if usable_gradle_on_path || install_debian_package; then exec gradle "$@"; fi
home=${GRADLE_USER_HOME:-$HOME/.gradle}/olsy-dists/$(basename "$(property distributionUrl)" .zip)
[ -x "$home/bin/gradle" ] || download "$home"
exec "$home/bin/gradle" "$@"
