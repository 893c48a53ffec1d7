import XMLBuilder from 'fast-xml-builder';

/**
 * The content of an element by name, in order: `@name` is an attribute, `#text` its text, any other
 * key a child, or several of one name as a list.
 */
export interface XmlTree {
  [key: string]: string | number | XmlTree | readonly (string | XmlTree)[];
}

const SETTINGS = {
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  // Or an attribute whose value is "true" would have none.
  suppressBooleanAttributes: false,
};
const inOneLine = new XMLBuilder(SETTINGS);
const inLines = new XMLBuilder({ ...SETTINGS, format: true });

/** An XML document, with a line for each element. */
export function printXml(root: XmlTree): string {
  const declaration = { '@version': '1.0', '@encoding': 'UTF-8' };
  return inLines.build({ '?xml': declaration, ...root });
}

/** Elements, or a text with the key `#text`, to be put into a document. */
export function printXmlPart(part: XmlTree): string {
  return inOneLine.build(part);
}
