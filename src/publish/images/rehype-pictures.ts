import type { ImportDeclaration, Program } from 'estree';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** What the addresses of pictures begin with where prose imports them. */
export const PICTURE = 'picture:';

/** So many letters of prose still leave a picture on the first screen. */
const FIRST_SCREEN = 500;

/** A node of the tree that the Markdown compiler hands on, where MDX adds its own kinds. */
type Kind<T extends string> = Extract<
  Element['children'][number] | Root['children'][number],
  { type: T }
>;

/**
 * Lets prose import its pictures, so that they are measured, copied and served like all others:
 * `![…](./ring.jpg)` beside the entry, `![…](/ring.svg)` of `public/`. The first one is marked
 * `early` where little text stands above it. Placeholders stay as they are.
 */
export function rehypePictures() {
  return (tree: Root): void => {
    const sources: string[] = [];
    let letters = 0;
    visit(tree, (node, index, parent) => {
      if (node.type === 'text') letters += node.value.length;
      if (node.type !== 'element' || node.tagName !== 'img' || parent === undefined) return;
      const { src } = node.properties;
      if (typeof src !== 'string' || index === undefined || !isOwn(src)) return;
      const isEarly = sources.length === 0 && letters < FIRST_SCREEN;
      if (!sources.includes(src)) sources.push(src);
      parent.children[index] = toImage(node, toName(sources.indexOf(src)), isEarly);
      return SKIP;
    });
    if (sources.length > 0) tree.children.unshift(toImports(sources));
  };
}

function isOwn(src: string): boolean {
  return src.startsWith('./') || (src.startsWith('/') && !src.startsWith('/api/'));
}

function toName(index: number): string {
  return `picture${index}`;
}

function toImage(
  { properties }: Element,
  name: string,
  isEarly: boolean,
): Kind<'mdxJsxTextElement'> {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: { type: 'Identifier', name } }],
  };
  return {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'alt', value: String(properties.alt ?? '') },
      {
        type: 'mdxJsxAttribute',
        name: 'picture',
        value: { type: 'mdxJsxAttributeValueExpression', value: name, data: { estree } },
      },
      ...(isEarly ? [{ type: 'mdxJsxAttribute' as const, name: 'early', value: null }] : []),
    ],
    children: [],
  };
}

function toImports(sources: string[]): Kind<'mdxjsEsm'> {
  const body = sources.map(
    (source, index): ImportDeclaration => ({
      type: 'ImportDeclaration',
      attributes: [],
      specifiers: [
        { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: toName(index) } },
      ],
      source: { type: 'Literal', value: PICTURE + decodeURI(source) },
    }),
  );
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body } },
  };
}

/** The field of a drawing, in its own units. */
export interface Field {
  width: number;
  height: number;
}

/**
 * Reads the field of a drawing that pages refer to, so that it takes their colours.
 * @param svg its text
 * @param file its path, for the message
 * @throws where it has no view box or no name to refer to; the content check says so before
 */
export function readDrawing(svg: string, file: string): Field {
  const field = readField(svg);
  if (field === undefined)
    throw new Error(`${file}: the drawing needs a viewBox that starts at 0 0`);
  if (!svg.includes('id="drawing"')) throw new Error(`${file}: its <svg> needs id="drawing"`);
  return field;
}

/** The field of any drawing; undefined where it names none. */
export function readField(svg: string): Field | undefined {
  const box = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg);
  return box ? { width: Number(box[1]), height: Number(box[2]) } : undefined;
}
