// Makes the file of a portrait out of a developed picture: AVIF on a transparent ground, at most
// 120 kB; a picture of the night is exposed longer first. usage: node finish.mjs RAW WIDTH HEIGHT FILE
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { exposeNight } from './expose.mjs';

const MOST_BYTES = 120_000;

const [raw, width, height, file] = process.argv.slice(2);
const size = { width: Number(width), height: Number(height), channels: 4 };
const developed = await readFile(raw);
const exposed = file.includes('-night.') ? exposeNight(developed) : developed;
const picture = sharp(exposed, { raw: size }).resize(1600, 1200);
const encode = (quality) =>
  picture.clone().avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();

let quality = 84;
let bytes = await encode(quality);
while (bytes.length > MOST_BYTES && quality > 30) {
  quality -= 4;
  bytes = await encode(quality);
}
await writeFile(file, bytes);
console.log(file, bytes.length);
