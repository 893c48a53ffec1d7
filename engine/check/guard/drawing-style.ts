import type { CSSToken } from '@csstools/css-tokenizer';
import { tokenize } from '@csstools/css-tokenizer';

/** A place in a style that names another part of the drawing, or asks for an effect. */
export interface StyleReference {
  /** In lower case; empty where it is none that a browser takes. */
  property: string;
  /** Such as `#gradient`; empty for an effect, such as `blur(2px)`. */
  address: string;
  /**
   * The names, classes and ids of elements in its selector, of which one must fit, or more elements
   * than it selects; undefined stands for any element.
   */
  keys: ReadonlySet<string> | undefined;
}

/** What a style asks of a browser. */
export interface Style {
  references: StyleReference[];
  /** Why it must go: the end of a sentence. */
  message: string | undefined;
}

/** Which elements a block of rules is for. */
type Keys = ReadonlySet<string> | undefined;

const AT_RULES = new Set(['media', 'supports', 'font-face', 'layer', 'charset', 'namespace']);
/** They take addresses without `url()`, or show what is not in the drawing. */
const LOADERS = /^(-\w+-)?(src|image|image-set|cross-fade|element|paint)$/;
const MOVING = /^(-\w+-)?(animation|transition)(-|$)/;
/** What is drawn first and then changed, each time. */
const EFFECTS = /^(-\w+-)?(backdrop-)?filter$/;
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/**
 * Reads a style of a drawing, as far as it loads, moves or refers to anything.
 * @param css the text of `<style>`, of `style="…"`, or of an attribute's value
 * @param attribute the attribute, where its value is that of one property
 */
export function readStyle(css: string, attribute = ''): Style {
  const style: Style = { references: [], message: undefined };
  const open: string[] = [];
  const blocks: Keys[] = [];
  let [isMixedUp, statement]: [boolean, CSSToken[]] = [false, []];
  for (const token of tokenize({ css })) {
    const [type, raw] = token;
    const property = attribute === '' ? propertyOf(statement) : attribute;
    style.message ??= judgeToken(token, statement, property);
    const address = addressOf(token, statement.at(-1)) ?? (isEffect(token, property) ? '' : null);
    if (address !== null) style.references.push({ property, address, keys: blocks.at(-1) });
    if (type === 'function-token') open.push(')');
    else if (raw in CLOSING) open.push(CLOSING[raw] ?? '');
    else if (Object.values(CLOSING).includes(raw) && open.pop() !== raw) isMixedUp = true;
    if (type === '{-token') {
      isMixedUp ||= (open.at(-2) ?? '}') !== '}';
      blocks.push(toKeys(statement, blocks.at(-1)));
    } else if (type === '}-token') blocks.pop();
    const isEnd = ['{-token', '}-token'].includes(type) || (raw === ';' && open.at(-1) !== ')');
    if (isEnd) statement = [];
    else if (!isSpace(token)) statement.push(token);
  }
  if (!isMixedUp) return style;
  const references = style.references.map((one) => ({ ...one, keys: undefined }));
  return { ...style, references };
}

function isSpace([type]: CSSToken): boolean {
  return type === 'whitespace-token' || type === 'comment';
}

/** The property that a declaration has set so far; empty where it is none. */
function propertyOf([name, colon]: readonly CSSToken[]): string {
  if (name?.[0] !== 'ident-token' || colon?.[0] !== 'colon-token') return '';
  return name[4].value.toLowerCase();
}

function addressOf(token: CSSToken, before: CSSToken | undefined): string | undefined {
  if (token[0] === 'url-token') return token[4].value;
  const isInFunction = before?.[0] === 'function-token' && before[4].value.toLowerCase() === 'url';
  return token[0] === 'string-token' && isInFunction ? token[4].value : undefined;
}

function isEffect([type, raw]: CSSToken, property: string): boolean {
  return EFFECTS.test(property) && type === 'function-token' && !/^url\($/i.test(raw);
}

function judgeToken(
  token: CSSToken,
  statement: readonly CSSToken[],
  property: string,
): string | undefined {
  if (token[0] === 'at-keyword-token') {
    const name = token[4].value.toLowerCase();
    if (AT_RULES.has(name)) return undefined;
    if (/keyframes$/.test(name)) return `has @${name}, ${STILL}`;
    return `has @${name}, but a drawing loads nothing; take it out`;
  }
  if (token[0] === 'function-token') {
    const name = token[4].value.toLowerCase();
    if (LOADERS.test(name)) return `has ${name}(, but a drawing loads nothing; take it out`;
  }
  if (token[0] === 'bad-url-token') return 'has a broken url( in its style; export it again';
  if (token[0] === 'colon-token') return judgeProperty(propertyOf([...statement, token]));
  const isHidden = property.startsWith('--') && /^url\(/i.test(token[1]);
  return isHidden ? `has url( in ${property}; write it where it is used` : undefined;
}

const STILL = 'which moves, but a picture holds still; take it out';

function judgeProperty(property: string): string | undefined {
  if (MOVING.test(property)) return `has ${property} in its style, ${STILL}`;
  return property === 'd'
    ? 'has d in its style; write it as an attribute of its <path>'
    : undefined;
}

/** A block below an at-rule is for the elements of the one around it. */
function toKeys(selector: readonly CSSToken[], around: Keys): Keys {
  if (selector[0]?.[0] === 'at-keyword-token') return around;
  const keys = new Set<string>();
  for (const token of selector) {
    if (token[0] === 'ident-token' || token[0] === 'hash-token') keys.add(token[4].value);
    else if (token[0] !== 'comma-token' && !/^[.>+~]$/.test(token[1])) return undefined;
  }
  return keys.size === 0 ? undefined : keys;
}
