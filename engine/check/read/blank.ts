/** A text of as many spaces; its lines stay. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

const COMMENT = /(?:^|[ \t])#.*$/gm;

/** YAML with spaces in place of its comments. */
export function blankComments(yaml: string): string {
  return yaml.replace(COMMENT, blank);
}
