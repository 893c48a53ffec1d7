import type { ContentFile } from './content-file';
import type { Problem } from './problem';

/** Slips of YAML: what cannot be read at all. */
export function checkYaml(file: ContentFile): Problem[] {
  if (file.path.endsWith('.mdx') && !file.hasFrontmatter) {
    const message = 'must start with frontmatter between two lines of ---';
    return [
      {
        file: file.path,
        line: 1,
        column: 1,
        endLine: 1,
        endColumn: 1,
        field: '',
        message,
        rule: 'yaml',
        severity: 'error',
      },
    ];
  }
  return file.document.errors.map((error) => ({
    file: file.path,
    ...file.rangeAt(...error.pos),
    field: '',
    message: toSentence(error.message),
    rule: 'yaml',
    severity: 'error',
  }));
}

function toSentence(message: string): string {
  const first = message.split('\n')[0] ?? message;
  return `cannot be read: ${first.charAt(0).toLowerCase()}${first.slice(1)}`;
}
