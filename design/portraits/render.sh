#!/bin/sh
# Renders portraits by day and by night. usage: render.sh [product …]
# SAMPLES=16 WIDTH=600 render.sh core is a quick look; what is published has 24 or more, at 1600.
set -e
cd "$(dirname "$0")"
work=../../.cache/portraits
mkdir -p $work
gcc -O3 -march=native -ffast-math -fopenmp develop.c -o $work/develop -lm
node screens/shoot.mjs
[ $# -gt 0 ] || set -- core gridops switch lumen powersync link
for product; do
  for mode in day night; do
    name=$work/$product-$mode
    blender -b -noaudio --python-exit-code 1 --python $product.py -- $mode ${SAMPLES:-24} ${WIDTH:-1600} > $name.log
    if [ $mode = day ]; then light="1.22 0 0.7"; else light="1.25 1 0.7 $work/$product-day-0.exr"; fi
    size=$($work/develop $name-0.exr $name-1.exr $name.raw $light)
    node finish.mjs $name.raw $size $name.avif
  done
  cat $work/$product.yaml
done
