import { basename, dirname } from 'node:path/posix';
import type { z } from 'zod';
import { toPublicName } from '../addresses/file-slug.ts';
import { memoize } from '../cache/memoize.ts';
import type { FieldMeta } from '../fields/index.ts';
import { isProgram } from '../guard/body-code.ts';
import { inspectDrawing } from '../guard/drawing-hazards.ts';
import type { Finding, Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { valueAt } from '../read/data.ts';
import { type Disk, type FileFacts, LARGEST_DRAWING } from '../read/disk.ts';
import { listMarkedTexts } from '../read/field-values.ts';
import { textIndex, toRange, WHOLE_FILE } from '../read/locate.ts';
import {
  drawingFactsOf,
  validateNeighborFile,
  validatePhotoSize,
  validatePublicFile,
} from '../read/picture-file.ts';
import { didYouMean, findMisspelled, shorten } from '../wording/words.ts';
import { isWhole, readBody } from './body.ts';
import { toFieldFindings, toFileProblem, toFindings, toProblems, type Validation } from './rule.ts';
import { listPublic, type Site } from './site.ts';

const TYPES = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'];
const PLACEHOLDER = '/api/placeholder/1200/675';
/** A name that can become part of an address without escapes. */
const NAME = /^\.\/[\w.-]+\.[a-z]+$/;

/** What a picture's address is validated by. */
interface PictureContext {
  folder: string;
  isBody: boolean;
  disk: Disk;
}

/** Every picture of the frontmatter or the body that is missing or unfit for its place. */
export function checkImages(file: ContentFile, schema: z.ZodType, disk: Disk): Problem[] {
  const folder = dirname(file.path);
  const fields = listMarkedTexts(file, schema).flatMap(({ path, text: src, meta }) => {
    const layers = meta.layerOf && listLayers(file, meta.layerOf, disk);
    if (layers !== undefined) return toFieldFindings(file, path, validateLayer(src, layers));
    if (!meta.image) return [];
    const validation = validateField(meta, src, { folder, isBody: false, disk });
    return toFieldFindings(file, path, validation, `is "${shorten(src)}", `);
  });
  const body = readBody(file).nodes.flatMap((node): Finding[] => {
    if (node.type !== 'image' || isProgram(node.url)) return [];
    const { url, alt } = node;
    const range = toRange(node);
    const silent = `has a picture without words for people who cannot see it; write them between the square brackets: ![what it shows](${shorten(url)})`;
    const unsaid = alt?.trim() ? [] : [{ range, message: silent }];
    const validation = validatePicture(url, { folder, isBody: true, disk });
    const intro = `has a picture "${shorten(url)}", `;
    return [...toFindings(file, range, validation, url, intro), ...unsaid];
  });
  return toProblems('image', file.path, [...fields, ...body]);
}

/** Validates a picture by the rules for all pictures, and by what its field requires. */
function validateField(
  { photo, box }: FieldMeta,
  src: string,
  context: PictureContext,
): Validation {
  if (photo && (src.startsWith('/api/') || src.endsWith('.svg'))) {
    return `but ${photo.name} ${photo.purpose}; export it as .avif, .webp or .png and write "./name.avif"`;
  }
  const validation = validatePicture(src, context);
  if (validation !== undefined) return validation;
  const facts = context.disk.get(`${context.folder}/${src.replace(/^\.\//, '')}`);
  if (photo) return facts?.raster ? validatePhotoSize(photo, facts.raster) : undefined;
  return box === undefined ||
    facts?.drawing === undefined ||
    drawingFactsOf(facts).viewBox?.join(' ') === box
    ? undefined
    : `but a drawing for this context has another field; scale it, and write viewBox="${box}" in its <svg> tag`;
}

/** The layers of the drawing that a field names; undefined if there is no such drawing. */
function listLayers(file: ContentFile, field: readonly string[], disk: Disk) {
  const src = String(valueAt(file.data, field)).replace(/^\.\//, '');
  const facts = disk.get(`${dirname(file.path)}/${src}`);
  return facts?.drawing === undefined ? undefined : layersOf(facts);
}

/** The layers of a drawing; memoized, since several fields name one. */
const layersOf = memoize(({ drawing = '' }: FileFacts) =>
  [...drawing.matchAll(/\bdata-layer="([^"]+)"/g)].map(([, name = '']) => name),
);

function validateLayer(name: string, layers: readonly string[]): Validation {
  if (layers.includes(name)) return undefined;
  const message = `is "${shorten(name)}", but the drawing has no data-layer="${shorten(name)}"${didYouMean(name, layers)}`;
  return { message, better: findMisspelled(name, layers) };
}

function validatePicture(src: string, context: PictureContext): Validation {
  if (/^\/api\/placeholder\/\d{1,4}\/\d{1,4}$/.test(src)) return undefined;
  const isPublic = context.isBody && src.startsWith('/');
  return (
    validateAddress(src) ??
    (isPublic ? validatePublic(src, context) : validateNeighbor(src, context))
  );
}

function validateAddress(src: string): string | undefined {
  if (src.startsWith('/api/')) {
    return `but a placeholder is written /api/placeholder/width/height, such as ${PLACEHOLDER}`;
  }
  if (/^(https?:)?\/\//.test(src)) {
    return 'but nothing is loaded from other sites; save the picture here and write its name';
  }
  const type = /\.(\w+)$/.exec(src)?.[1] ?? '';
  if (type === 'gif') {
    return 'but a GIF is not shown; save one frame of it as .png, or link to a film of what moves';
  }
  if (/^(?:hei[cf]|tiff?|bmp)$/i.test(type)) {
    return `but browsers show no .${type.toLowerCase()}; open it in a picture program, and export it as .jpg`;
  }
  return TYPES.includes(type.toLowerCase())
    ? undefined
    : `but a picture must be one of ${TYPES.map((one) => `.${one}`).join(', ')}`;
}

/** A file beside the entry; the build gives it an address. */
function validateNeighbor(src: string, { folder, isBody, disk }: PictureContext): Validation {
  const name = src.replace(/^(\.?\/)+/, '');
  if (!src.startsWith('./')) {
    if (namesIn(disk, folder).includes(name))
      return writing('but a file beside this entry is written', name);
    const other = isBody ? ', or "/name.svg", a file of public/' : '';
    return `but a picture is ${PLACEHOLDER} or "./name.jpg", a file beside this entry${other}`;
  }
  const path = `${folder}/${name}`;
  const facts = disk.get(path);
  if (facts !== undefined && name.includes('/')) {
    return `but a picture lies beside its entry; move the file to ${folder}/, and write "./${basename(name)}"`;
  }
  if (facts !== undefined) {
    return NAME.test(src) ? validateNeighborFile(facts, name) : validateName(path);
  }
  const names = namesIn(disk, folder);
  const twin = names.find((one) => one.toLowerCase() === name.toLowerCase());
  if (twin !== undefined) {
    const why = `but the file is called "${twin}", and servers tell small and capital letters apart; write`;
    return writing(why, twin);
  }
  const files = names.map((one) => `./${one}`);
  const message = `but there is no such file beside this entry${didYouMean(`./${name}`, files)}`;
  return { message, better: findMisspelled(`./${name}`, files) };
}

function writing(why: string, name: string): Validation {
  return { message: `${why} "./${name}"`, better: `./${name}` };
}

function validateName(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const better = toPublicName(path, ending);
  const advice = better === undefined ? '' : ` to ${better}, and write "./${better}"`;
  return `but the name of a picture has only letters, digits, hyphens, underscores and dots, and a small ending such as .jpg; rename the file${advice}`;
}

/** A file in `public/`, which already has an address. */
function validatePublic(src: string, { folder, disk }: PictureContext): Validation {
  const facts = disk.get(`public${src}`);
  if (facts !== undefined) return validatePublicFile(facts, src);
  const name = src.slice(1);
  if (disk.has(`${folder}/${name}`))
    return writing('but a file beside this entry is written', name);
  const files = listPublic(disk);
  const message = `but there is no such file in public/${didYouMean(src, files)}`;
  return { message, better: findMisspelled(src, files) };
}

/** Reads through the whole disk: only for messages. */
function namesIn(disk: Disk, folder: string): string[] {
  return [...disk.keys()]
    .filter((path) => dirname(path) === folder && TYPES.includes(path.split('.').at(-1) ?? ''))
    .map((path) => path.slice(folder.length + 1));
}

/** Everything in drawings that could run, load or link, and drawings that cannot be read. */
export function checkDrawings(disk: Disk): Problem[] {
  return [...disk].flatMap(([path, facts]) => {
    const { bytes, drawing } = facts;
    if (drawing !== undefined) return toProblems('image', path, validateDrawing(facts));
    if (bytes <= LARGEST_DRAWING || !/\.svg$/i.test(path)) return [];
    const size = Math.round(bytes / 1000).toLocaleString('en-US');
    const message = `has ${size} kB, too much for a drawing; export it with at most ${LARGEST_DRAWING / 1000} kB`;
    return toFileProblem('image', path, message);
  });
}

/** The findings that follow from a drawing alone; memoized. */
const validateDrawing = memoize(({ bytes, drawing }: FileFacts): Finding[] => {
  if (drawing === undefined || bytes === 0) return [];
  const { rangeOf } = textIndex(drawing);
  return inspectDrawing(drawing).map(({ start, end, message }) => {
    return { range: rangeOf(start, end), message };
  });
});

const PICTURE = /^content\/.*\.(svg|png|jpe?g|webp|avif)$/;

/** Pictures beside entries that nothing refers to. */
export function checkUnused({ files, disk }: Pick<Site, 'files' | 'disk'>): Problem[] {
  const named = new Set(files.flatMap(listPictures));
  return [...disk.keys()].flatMap((path) => {
    if (!PICTURE.test(path) || named.has(path.toLowerCase())) return [];
    // An unreadable file may name it; a folder without texts is reported elsewhere.
    const beside = files.filter((file) => dirname(file.path) === dirname(path));
    if (beside.length === 0 || !beside.every(isWhole)) return [];
    const message = `is a picture that nothing names, so no page shows it; write ![what it shows](./${basename(path)}) where it belongs, or delete the file`;
    return toProblems('image', path, [{ range: WHOLE_FILE, message, isWarning: true }]);
  });
}

/** The pictures that a file names, as lowercase paths: another rule checks their case. */
function listPictures(file: ContentFile): string[] {
  const schema = file.model.schemaOf(file.path);
  const marked = schema === undefined ? [] : listMarkedTexts(file, schema);
  const fields = marked.flatMap(({ text, meta }) => (meta.image ? [text] : []));
  const body = readBody(file).nodes.flatMap((node) => ('url' in node ? [node.url] : []));
  const folder = dirname(file.path);
  return [...fields, ...body].map((src) => `${folder}/${src.replace(/^\.?\//, '')}`.toLowerCase());
}
