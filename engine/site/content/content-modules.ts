import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { digestParts } from '#check/cache/digest';
import { findExcess } from '#check/guard/text-limits';
import type { SiteContext } from '../context.ts';
import type { Picture } from '../define/picture.ts';
import { describeDrawing } from '../images/drawing.ts';
import { toName } from '../images/renditions.ts';
import { FRONTMATTER_ID, toFrontmatterId } from './module-ids.ts';
import { countWords } from './reading-time.ts';

/** Asks for the frontmatter of an MDX file instead of its body. */
const FRONTMATTER = /\.mdx\?frontmatter$/;

/**
 * Makes modules of content, which `engine/site/content/files.ts` finds by `import.meta.glob`. Their
 * texts and data are those that the check has read; `mdx()` compiles bodies.
 */
export function contentModules(context: SiteContext): Plugin {
  const toPath = (file: string) => relative(context.root, file).replaceAll('\\', '/');

  async function describePicture(file: string): Promise<Omit<Picture, 'alt'>> {
    if (!file.endsWith('.svg')) return context.photos().describe(file);
    const path = toPath(file);
    // One that was too large for the check is read anyway: the check has warned about it.
    const svg = context.content().drawingOf?.(path) ?? (await readFile(file, 'utf8'));
    const digest = digestParts([svg]).toString('hex').slice(0, 10);
    if (context.isBuild) {
      const name = `${toName(file)}-${digest}.svg`;
      const picture = describeDrawing(svg, path, `/assets/${name}`);
      if (picture.drawing) context.drawings.set(name, svg);
      return picture;
    }
    // The file itself is served, under an address that changes with its text.
    const picture = describeDrawing(svg, path, encodeURI(`/${path}`));
    return { ...picture, src: `${picture.src}?v=${digest}` };
  }

  return {
    name: 'content-site:modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: FRONTMATTER },
      async handler(source, importer) {
        const file = source.slice(0, source.indexOf('?'));
        const found = await this.resolve(file, importer, { skipSelf: true });
        return found && toFrontmatterId(found.id);
      },
    },
    load: {
      filter: { id: /\.mdx(\.frontmatter)?$|\/content\/[^/]+\.yaml$|\?picture$/ },
      async handler(id) {
        if (id.endsWith('?picture')) {
          const picture = await describePicture(id.slice(0, id.indexOf('?')));
          return toModule(`export default ${JSON.stringify(picture)};`);
        }
        const { data, source } = await context.content().read(toFile(id));
        if (id.endsWith('.yaml')) return toModule(`export default ${JSON.stringify(data)};`);
        if (id.endsWith(FRONTMATTER_ID)) return toModule(toFields(source, data));
        return toModule(toMdx(source));
      },
    },
  };
}

/** The file that a module is made of. */
function toFile(id: string): string {
  return id.endsWith(FRONTMATTER_ID) ? id.slice(0, -FRONTMATTER_ID.length) : id;
}

/** The module with what an MDX file says besides its body. */
function toFields(source: string, data: unknown): string {
  return `export const frontmatter = ${JSON.stringify(data)};
export const words = ${countWords(source)};`;
}

/**
 * The text that the compiler gets of an MDX file.
 * @throws if it is beyond the limits, which the check reports too: no parser ever sees it
 */
export function toMdx(source: string): string {
  const excess = findExcess(source, true);
  if (excess !== undefined) throw new Error(excess.message);
  // The check normalizes line breaks too, and both must get the same result.
  return source.replaceAll('\r\n', '\n');
}

function toModule(code: string) {
  return { code, moduleType: 'js' as const };
}
