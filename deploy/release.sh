#!/bin/sh
# Puts a finished build online on a machine of yours, from the project's folder:
#
#     npm run build -- --production --keep-previous --compress
#     deploy/release.sh /srv/grid && systemctl reload nginx
#
# Each release is a folder of its own, and /srv/grid/current a link to the one that is served. Its
# configuration names its own folder, so that pages and their headers change at the same moment:
# when the server reads it anew. Until then, and for what it is still sending, the old one stays.
set -eu
site=$1
release=$site/releases/$(date -u +%Y%m%dT%H%M%S)-$$
mkdir -p "$release/.build"
cp -R dist deploy "$release"
cp -R .build/hosts "$release/.build"
sed "s|root dist;|root $release/dist;|" deploy/nginx.conf > "$release/deploy/nginx.conf"
sed "s|root \* dist$|root * $release/dist|" deploy/Caddyfile > "$release/deploy/Caddyfile"
ln -s "$release" "$site/next"
mv -T "$site/next" "$site/current"
# The last three stay; to go back, link `current` to one of them and reload.
ls -d "$site"/releases/* | head -n -3 | xargs -r rm -rf
