import type { ContentFile } from './content-file';
import type { Problem } from './problem';

/** Slips of YAML: what cannot be read at all. */
export function checkYaml(file: ContentFile): Problem[] {
  if (file.path.endsWith('.mdx') && !file.hasFrontmatter) {
    const message = 'must start with frontmatter between two lines of ---';
    return [{ file: file.path, line: 1, column: 1, field: '', message, rule: 'yaml' }];
  }
  return file.document.errors.map((error) => ({
    file: file.path,
    ...file.positionAt(error.pos[0]),
    field: '',
    message: toSentence(error.message),
    rule: 'yaml',
  }));
}

function toSentence(message: string): string {
  const first = message.split('\n')[0] ?? message;
  return `cannot be read: ${first.charAt(0).toLowerCase()}${first.slice(1)}`;
}
