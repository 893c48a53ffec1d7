import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import type { ESTree } from 'vite';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../site/folders.ts';

const FOLDERS = ['src', 'engine', 'deploy', 'vite.config.ts', 'vitest.config.ts'];

interface Expression {
  source: string;
  flags: string;
}

/** Every regular expression in a file; inserted values that are unknown count as one letter. */
function listExpressions(file: string, text: string): Expression[] {
  const { program } = parseSync(file, text);
  const constants = new Map<string, ESTree.Expression>();
  const found: Expression[] = [];
  const toText = (node: ESTree.Node | undefined): string => {
    if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
    if (node?.type === 'TaggedTemplateExpression') return fill(node.quasi, ({ raw }) => raw);
    if (node?.type === 'TemplateLiteral') return fill(node, ({ cooked }) => cooked ?? '');
    const constant = node?.type === 'Identifier' ? constants.get(node.name) : undefined;
    return constant === undefined ? 'x' : toText(constant);
  };
  const fill = (
    { quasis, expressions }: ESTree.TemplateLiteral,
    read: (value: ESTree.TemplateElement['value']) => string,
  ): string =>
    quasis
      .map(({ value }, at) => read(value) + (at in expressions ? toText(expressions[at]) : ''))
      .join('');
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, init);
    },
  }).visit(program);
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression({ callee, arguments: [source, flags] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      found.push({ source: toText(source), flags: flags === undefined ? '' : toText(flags) });
    },
  }).visit(program);
  return found;
}

/** The expressions that take more than linear time on some input. */
function listSlow(expressions: readonly Expression[]): string[] {
  return expressions.flatMap(({ source, flags }) => {
    const { reports } = analyse({ source, flags: flags.replace(/[^dgimsuvy]/g, '') });
    const kinds = [...new Set(reports.map(({ type }) => type))].join(', ');
    return reports.length === 0 ? [] : [`/${source}/${flags} (${kinds})`];
  });
}

const files = execFileSync('git', ['ls-files', ...FOLDERS], { cwd: PROJECT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.m?[jt]sx?$/.test(file) && !file.includes('/tests/'));

describe('no regular expression takes more than linear time, whatever the text is', () => {
  it('in any file that reads what others write', () => {
    expect(files.length).toBeGreaterThan(100);
    const slow = files.flatMap((file) => {
      const text = readFileSync(join(PROJECT, file), 'utf8');
      return listSlow(listExpressions(file, text)).map((one) => `${file}: ${one}`);
    });
    expect(slow).toEqual([]);
  });

  it.each([
    ['const a = /(a+)+$/;'],
    [String.raw`const a = /<(\/?)[A-Z][\w.]*(?:"[^"<]*"|[^"<>])*>/g;`],
    [String.raw`const a = /^\S+@\S+\.\S+$/;`],
    [String.raw`const a = text.replace(/\s+$/, '');`],
    ["const a = new RegExp('(a+)+$', 'u');"],
    ["const B = 'b+'; const a = new RegExp(`^$[B]$[B]c$`);"],
    ['const B = `[a-z]+`; const a = new RegExp(String.raw`^$[B]\\w+$`);'],
  ])('and one that does is found: %s', (text) => {
    const code = text.replaceAll('$[B]', ['$', '{B}'].join(''));
    expect(listSlow(listExpressions('a.ts', code))).toHaveLength(1);
  });

  it.each([
    ['const a = /^[^?#]*/;'],
    ["const a = new RegExp(name, 'g');"],
    ["const a = '/(a+)+$/'; // /(a+)+$/"],
  ])('and others are not: %s', (text) => {
    expect(listSlow(listExpressions('a.ts', text))).toEqual([]);
  });
});
