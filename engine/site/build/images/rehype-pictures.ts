import type { CallExpression, Program } from 'estree';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Picture } from '../../define/picture';

/** So many letters of prose still leave a picture on the first screen. */
const FIRST_SCREEN = 500;

/** A node of the tree that the Markdown compiler hands on, where MDX adds its own kinds. */
type Kind<T extends string> = Extract<
  Element['children'][number] | Root['children'][number],
  { type: T }
>;

/**
 * Lets prose ask for its pictures with `props.pictureOf`, so that they are measured, copied and
 * served like all others: `![…](./ring.jpg)` beside the entry, `![…](/ring.svg)` of `public/`. The
 * first one is marked `early` where little text stands above it. Placeholders stay as they are.
 */
export function rehypePictures() {
  return (tree: Root): void => {
    let isFirst = true;
    let letters = 0;
    visit(tree, (node, index, parent) => {
      if (node.type === 'text') letters += node.value.length;
      if (node.type !== 'element' || node.tagName !== 'img' || parent === undefined) return;
      const { src } = node.properties;
      if (typeof src !== 'string' || index === undefined || !isOwn(src)) return;
      parent.children[index] = toImage(node, decodeURI(src), isFirst && letters < FIRST_SCREEN);
      isFirst = false;
      return SKIP;
    });
  };
}

function isOwn(src: string): boolean {
  return src.startsWith('./') || (src.startsWith('/') && !src.startsWith('/api/'));
}

function toImage(
  { properties }: Element,
  src: string,
  isEarly: boolean,
): Kind<'mdxJsxTextElement'> {
  const value = `props.pictureOf(${JSON.stringify(src)})`;
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: toQuestion(src) }],
  };
  return {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'alt', value: String(properties.alt ?? '') },
      {
        type: 'mdxJsxAttribute',
        name: 'picture',
        value: { type: 'mdxJsxAttributeValueExpression', value, data: { estree } },
      },
      ...(isEarly ? [{ type: 'mdxJsxAttribute' as const, name: 'early', value: null }] : []),
    ],
    children: [],
  };
}

function toQuestion(src: string): CallExpression {
  return {
    type: 'CallExpression',
    optional: false,
    callee: {
      type: 'MemberExpression',
      object: { type: 'Identifier', name: 'props' },
      property: { type: 'Identifier', name: 'pictureOf' },
      computed: false,
      optional: false,
    },
    arguments: [{ type: 'Literal', value: src }],
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

/**
 * A drawing of `public/`: it has its address already, and is shown as it is. The content check wants
 * a field of those that pages name.
 */
export function readPublicDrawing(svg: string, src: string): Omit<Picture, 'alt'> {
  return { src, ...(readField(svg) ?? { width: 0, height: 0 }), drawing: false };
}

/** The field of any drawing; undefined where it names none. */
function readField(svg: string): Field | undefined {
  const box = /viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg);
  return box ? { width: Number(box[1]), height: Number(box[2]) } : undefined;
}
