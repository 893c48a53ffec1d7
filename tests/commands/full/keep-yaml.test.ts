import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isNode, parse, parseDocument } from 'yaml';
import { isSame, keepYaml } from '#admin/keep-yaml';
import { splitFrontmatter } from '#check/read/split-frontmatter';
import { SAMPLE } from '../../site/folders.ts';

const CONTENT = join(SAMPLE, 'content');
type Path = string[];

interface Part {
  path: Path;
  value: unknown;
}

describe.each(listYaml())('in %s', (_, source, firsts) => {
  const values: unknown = parse(source);

  it('each value that is changed changes one line', () => {
    for (const { path, value } of firsts.filter(({ value }) => !isGroup(value))) {
      const next = change(values, path, toOther(value));
      const text = keepYaml(source, next);
      const lines = countChanged(source, text);
      expect({ path, value: parse(text), lines }).toEqual({ path, value: next, lines: 1 });
    }
  });

  it('a list that grows or shrinks leaves the lines around it', () => {
    for (const { path, value } of listFields(values)) {
      if (!Array.isArray(value) || value.length < 2) continue;
      const [above, below] = splitAround(source, path);
      for (const other of [value.slice(1), [...value, value[0]]]) {
        const next = change(values, path, other);
        const text = keepYaml(source, next);
        expect({ path, value: parse(text) }).toEqual({ path, value: next });
        expect([text.slice(0, above.length), text.slice(-below.length)]).toEqual([above, below]);
      }
    }
  });

  it('a field that is taken away and put back says what it said', () => {
    for (const { path } of listFields(values).filter(({ path }) => path.length === 1)) {
      const without = keepYaml(source, change(values, path, undefined));
      expect(isSame(parse(keepYaml(without, values)), values)).toBe(true);
    }
  });
});

/** The YAML of the sample site's files, with the fields that no earlier file in its folder has. */
function listYaml(): [file: string, source: string, firsts: Part[]][] {
  const seen = new Set<string>();
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' });
  return files.toSorted().flatMap((file) => {
    if (!/\.(mdx|yaml)$/.test(file)) return [];
    const text = readFileSync(join(CONTENT, file), 'utf8');
    const yaml = splitFrontmatter(text)?.yaml ?? text;
    const firsts = listFields(parse(yaml)).filter(({ path }) => {
      const field = join(dirname(file), toField(path));
      return !seen.has(field) && seen.add(field);
    });
    return firsts.length > 0 ? [[file, yaml, firsts]] : [];
  });
}

/** Each field of a file with its value; in a list, that of the last item that has the field. */
function listFields(values: unknown): Part[] {
  const byField = listParts(values, []).map((part): [string, Part] => [toField(part.path), part]);
  return [...new Map(byField).values()];
}

/** The field at a path, whichever item of a list it is in. */
function toField(path: Path): string {
  return path.join('.').replace(/\b\d+\b/g, '*');
}

/** Every value, group and list of a file, with its path. */
function listParts(value: unknown, path: Path): Part[] {
  const inner = isGroup(value) ? Object.entries(value) : [];
  const own = path.length === 0 && !Array.isArray(value) ? [] : [{ path, value }];
  return [...own, ...inner.flatMap(([name, part]) => listParts(part, [...path, name]))];
}

/** The text before and after the lines of a list. */
function splitAround(source: string, path: Path): [above: string, below: string] {
  const node = parseDocument(source).getIn(path, true);
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  const last = source.slice(0, end).trimEnd().length;
  return [source.slice(0, source.lastIndexOf('\n', start) + 1), source.slice(last)];
}

/** A copy of the values, with the one at a path replaced or removed. */
function change(values: unknown, [name, ...rest]: Path, other: unknown): unknown {
  if (name === undefined || !isGroup(values)) return other;
  const inner = change(Object.entries(values).find(([key]) => key === name)?.[1], rest, other);
  if (Array.isArray(values)) return values.with(Number(name), inner);
  return Object.fromEntries(
    Object.entries({ ...values, [name]: inner }).filter(([, value]) => value !== undefined),
  );
}

function toOther(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${value} and: "more", \u2013 it's #1`;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function countChanged(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length !== now.length) return Math.abs(old.length - now.length) + 1;
  return old.filter((line, at) => line !== now[at]).length;
}
