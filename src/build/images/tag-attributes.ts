/** An attribute of a tag, with its place in the tag's text. */
export interface TagAttribute {
  /** As it is written, with its prefix. */
  name: string;
  /** The first character of the name, and the one just behind the closing quotation mark. */
  start: number;
  end: number;
}

const ATTRIBUTE = /\s+([^\s=>"'/]+)\s*=\s*(?:"[^"]*"|'[^']*')/y;

/**
 * The attributes of a tag of XML, in their order. A pattern may read them, since XML allows neither
 * values without quotation marks nor attributes without a value.
 * @param tag from `<` to `>`
 */
export function listAttributes(tag: string): TagAttribute[] {
  const found: TagAttribute[] = [];
  const pattern = new RegExp(ATTRIBUTE);
  pattern.lastIndex = /^<[^\s/>]+/.exec(tag)?.[0].length ?? tag.length;
  for (let match = pattern.exec(tag); match !== null; match = pattern.exec(tag)) {
    const [text, name = ''] = match;
    const start = match.index + text.indexOf(name);
    found.push({ name, start, end: match.index + text.length });
  }
  return found;
}
