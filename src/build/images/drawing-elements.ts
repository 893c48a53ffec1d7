/** The elements of SVG that draw, name or group; all others run, load, move or hold HTML. */
export const drawingElements: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'view', 'switch', 'title', 'desc', 'metadata', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image'],
  ...['text', 'tspan', 'textPath', 'marker', 'pattern', 'mask', 'clipPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix'],
  ...['feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feImage', 'feMerge'],
  ...['feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting'],
  ...['feSpotLight', 'feTile', 'feTurbulence'],
]);

const program = 'which runs a program, and pictures run none; take it out';
const still = 'which moves, but a picture holds still; take it out';

/** What to do about an element that a page does not show. */
export const elementAdvice: Readonly<Record<string, string>> = {
  script: program,
  handler: program,
  foreignObject:
    'which holds HTML that pages do not show; turn its words into <text> or into paths before you export',
  a: 'a link that nobody can follow in a picture; take the tag out, and put the link into the text',
  animate: still,
  animateMotion: still,
  animateTransform: still,
  set: still,
  iframe: 'which shows another page; take it out',
  video: still,
  audio: 'which makes a sound; take it out',
};
