import type { ESTree, Plugin } from 'vite';
import { parseSync, Visitor } from 'vite';

interface Span {
  start: number;
  end: number;
}

interface Insertion {
  at: number;
  text: string;
}

/**
 * While Vite loads the schemas, makes the comment above each field its `description`, so that the
 * sentence stands once: where a developer reads it.
 */
export function readSentences(): Plugin {
  return {
    name: 'site:read-sentences',
    transform: (code, id) =>
      /\/src\/(collections|pages|components|mdx)\/.+\.ts$|\/engine\/check\/(fields|redirects)\.ts$/.test(
        id,
      )
        ? describeFields(id, code)
        : undefined,
  };
}

/**
 * Adds `.describe('…')` to every schema below a comment of its own.
 * @param file the name of the file, which tells that it is TypeScript
 * @param code its text
 */
export function describeFields(file: string, code: string): string {
  const { program, comments } = parseSync(file, code);
  const sentences = new Map<number, string>();
  for (const { type, value, end } of comments) {
    if (type === 'Block' && value.startsWith('*'))
      sentences.set(skipSpace(code, end), toSentence(value));
  }
  const insertions: Insertion[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [group] }) {
      if (!isSchemaOfFields(callee) || group?.type !== 'ObjectExpression') return;
      for (const field of group.properties) {
        const sentence = sentences.get(field.start);
        if (sentence !== undefined && field.type === 'Property')
          insertions.push(describeProperty(code, field, sentence));
      }
    },
    ExportNamedDeclaration(node) {
      const sentence = sentences.get(node.start);
      if (sentence !== undefined) insertions.push(...describeConstant(code, node, sentence));
    },
  });
  visitor.visit(program);
  return insert(code, insertions);
}

/** Other objects have comments too, whose values are no schemas. */
function isSchemaOfFields(callee: ESTree.Expression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    ['strictObject', 'object', 'extend'].includes(callee.property.name)
  );
}

function describeProperty(
  code: string,
  { shorthand, value, end }: Span & { shorthand: boolean; value: Span },
  sentence: string,
): Insertion {
  const subject = shorthand ? `: ${code.slice(value.start, value.end)}` : '';
  return { at: end, text: `${subject}${toCall(sentence)}` };
}

/** A constant is a schema where it is built by a call that begins with `z`. */
function describeConstant(
  code: string,
  { declaration }: ESTree.ExportNamedDeclaration,
  sentence: string,
): Insertion[] {
  if (declaration?.type !== 'VariableDeclaration') return [];
  const init = declaration.declarations[0]?.init;
  const isSchema = init?.type === 'CallExpression' && /^z\s*\./.test(code.slice(init.start));
  return isSchema ? [{ at: init.end, text: toCall(sentence) }] : [];
}

function toCall(sentence: string): string {
  return `.describe(${JSON.stringify(sentence)})`;
}

function toSentence(comment: string): string {
  const lines = comment.split('\n').map((text) => text.replace(/^\s*\*+\s?/, '').trim());
  return lines.join(' ').trim();
}

function skipSpace(code: string, offset: number): number {
  return offset + (/^\s*/.exec(code.slice(offset))?.[0].length ?? 0);
}

function insert(code: string, insertions: Insertion[]): string {
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: piece }) => text.slice(0, at) + piece + text.slice(at), code);
}
