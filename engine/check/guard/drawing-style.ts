/** A place in a style that names a part of the drawing. */
export interface StyleReference {
  /** In lower case, such as `fill`. */
  property: string;
  /** Such as `#gradient`. */
  address: string;
}

/** What a style asks of a browser. */
export interface Style {
  references: StyleReference[];
  /** Why the style is refused: the end of a sentence. */
  message: string | undefined;
}

/** A rule of `<style>`, as far as it names parts of the drawing. */
export interface StyleRule {
  /** Such as `rect`, `.road` and `#mast`. */
  names: ReadonlySet<string>;
  references: StyleReference[];
}

/** All that a style may call: addresses, colors, numbers and places. */
const FUNCTIONS = new Set([
  ...['url', 'var', 'calc', 'rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'oklab', 'color-mix'],
  ...['matrix', 'translate', 'translatex', 'translatey', 'rotate', 'scale', 'scalex', 'scaley'],
  ...['skewx', 'skewy', 'light-dark', 'min', 'max', 'clamp'],
]);
const MOVING = /^(-\w+-)?(animation|transition)/i;
const STILL = 'which moves, but a picture holds still; take it out';

const ADDRESS = /url\(((?:"[^"]*"|'[^']*'|[^"'()])*)\)/gi;
const MEDIA = /@media\b[^{}@]*\{((?:[^{}@]*\{[^{}]*\})*\s*)\}/gi;
/** A selector that lists names, classes and ids. */
const NAMES = /^\s*[.#]?[\w-]+(?:\s*,\s*[.#]?[\w-]+)*\s*$/;

/** Reads an attribute of a drawing, such as `fill="url(#a)"` or `style="fill:url(#a)"`. */
export function readAttribute(name: string, value: string): Style {
  const { text, addresses } = takeAddresses(value);
  const declarations = name === 'style' ? withoutComments(text) : `${name}:${text}`;
  return {
    references: listReferences(declarations, addresses),
    message: judgeSigns(text) ?? (name === 'style' ? judgeDeclarations(declarations) : undefined),
  };
}

/**
 * Reads the text of a `<style>`. Only flat rules pass, and `@media` around them: whatever else is
 * written there, browsers and this reader could understand in two ways.
 */
export function readSheet(css: string): Style & { rules: StyleRule[] } {
  const { text, addresses } = takeAddresses(css);
  const flat = withoutComments(text).replace(MEDIA, '$1');
  const parts = flat.split('}');
  const rest = parts.pop() ?? '';
  const blocks = parts.map((part) => part.split('{'));
  const isFlat = rest.trim() === '' && blocks.every(({ length }) => length === 2);
  const rules = blocks.map(([selector = '', declarations = '']) => ({
    names: new Set(selector.split(',').map((name) => name.trim())),
    references: listReferences(declarations, addresses),
    message:
      judgeDeclarations(declarations) ??
      (NAMES.test(selector) || !declarations.includes('url(') ? undefined : SELECTOR),
  }));
  return {
    rules,
    references: rules.flatMap(({ references }) => references),
    message:
      judgeSigns(text) ??
      rules.find(({ message }) => message !== undefined)?.message ??
      (isFlat ? undefined : NESTED),
  };
}

const NESTED =
  'has a style with rules inside rules, or with brackets that do not match; take it out, and export it with its styles as attributes';
const SELECTOR = 'has url( for elements that it does not name; write it as an attribute of each';

/** Puts a number in the place of each address, which may hold any sign. */
function takeAddresses(css: string): { text: string; addresses: string[] } {
  const addresses: string[] = [];
  const text = css.replace(ADDRESS, (_, written: string) => {
    const address = written.trim().replace(/^(["'])(.*)\1$/s, '$2');
    return `url(${addresses.push(address) - 1})`;
  });
  return { text, addresses };
}

/** Between quotation marks the signs of a comment are none. */
function withoutComments(css: string): string {
  return /["']/.test(css) ? css : css.replace(/\/\*[\s\S]*?\*\//g, ' ');
}

/** What is refused wherever it stands, also in a comment. */
function judgeSigns(css: string): string | undefined {
  if (css.includes('\\')) return 'has a backslash in its style, which hides letters; take it out';
  const [, rule] = /@(?!media\b)([\w-]*)/i.exec(css) ?? [];
  if (rule !== undefined) {
    return `has @${rule.toLowerCase()}, ${/keyframes$/i.test(rule) ? STILL : 'but a drawing loads nothing; take it out'}`;
  }
  const called = [...css.matchAll(/(?<![@\w-])([\w-]+)\(/g)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  const unknown = called.find((name) => !FUNCTIONS.has(name));
  if (unknown !== undefined) return `has ${unknown}(, which drawings do not need; take it out`;
  const [copied] = /\bcontext-(?:fill|stroke)\b/i.exec(css) ?? [];
  if (copied !== undefined) return `has ${copied}, which drawings do not need; take it out`;
  return /url\((?!\d+\))/i.test(css)
    ? 'has a broken url( in its style; export it again'
    : undefined;
}

function judgeDeclarations(css: string): string | undefined {
  for (const declaration of css.split(';')) {
    const property = propertyOf(declaration);
    if (MOVING.test(property)) return `has ${property} in its style, ${STILL}`;
    if (property.startsWith('--') && declaration.includes('url('))
      return `has url( in ${property}; write it where it is used`;
  }
  return undefined;
}

function listReferences(css: string, addresses: readonly string[]): StyleReference[] {
  return css.split(';').flatMap((declaration) =>
    [...declaration.matchAll(/url\((\d+)\)/g)].map(([, at]) => ({
      property: propertyOf(declaration),
      address: addresses[Number(at)] ?? '',
    })),
  );
}

function propertyOf(declaration: string): string {
  return /^\s*([\w-]+)\s*:/.exec(declaration)?.[1]?.toLowerCase() ?? '';
}
