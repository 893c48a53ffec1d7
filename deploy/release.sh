#!/bin/sh
# Deploys a finished build on your own machine, from the project's folder:
#
#     npm run build -- --production && node deploy/compress.mjs
#     deploy/release.sh /srv/grid && systemctl reload nginx
#
# Each release is a separate folder; /srv/grid/current links to the one being served. A release's
# configuration names its own folder, so that pages and their headers switch at the same moment: on
# reload. Until then, and for responses still being sent, the old release stays.
set -eu
site=$1
release=$site/releases/$(date -u +%Y%m%dT%H%M%S)-$$
mkdir -p "$release/.build" "$release/dist"
# For visitors who have its pages open, a release keeps all hashed files of the one before it, and those
# of earlier ones for a month.
if [ -d "$site/current/dist/assets" ]; then
  cp -Rp "$site/current/dist/assets" "$release/dist"
  if [ -f "$site/current/began" ]; then
    find "$release/dist/assets" -type f -mtime +30 ! -newer "$site/current/began" -delete
  fi
fi
: > "$release/began"
cp -R dist deploy "$release"
cp -R .build/hosts "$release/.build"
sed "s|root dist;|root $release/dist;|" deploy/nginx.conf > "$release/deploy/nginx.conf"
ln -s "$release" "$site/next"
mv -T "$site/next" "$site/current"
# The last three releases stay; to roll back, link `current` to one of them and reload.
ls -d "$site"/releases/* | head -n -3 | xargs -r rm -rf
