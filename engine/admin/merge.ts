// Joins what somebody typed into a form with what changed meanwhile in its file.
import { applyEdits, type TextEdit } from '#check/read/text-edit';
import { isFields, isSame } from './keep-yaml.ts';
import { findHunks } from './markdown/hunks.ts';
import { type Range, widen } from './markdown/widen.ts';

/** A value with the changes of both sides. */
export interface Merged {
  value: unknown;
  /** Fields that both sides changed, each in another way, such as `stats.0.label`. */
  conflicts: string[];
}

/** Joins two values that both began as a third one, field by field. */
export function mergeValues(base: unknown, ours: unknown, theirs: unknown, name = ''): Merged {
  if (isSame(ours, base) || isSame(ours, theirs)) return { value: theirs, conflicts: [] };
  if (isSame(theirs, base)) return { value: ours, conflicts: [] };
  const toName = (key: string | number) => (name === '' ? String(key) : `${name}.${key}`);
  if (isFields(base) && isFields(ours) && isFields(theirs)) {
    const keys = [...new Set([base, theirs, ours].flatMap(Object.keys))];
    const merged = keys.map(
      (key) => [key, mergeValues(base[key], ours[key], theirs[key], toName(key))] as const,
    );
    return {
      value: Object.fromEntries(merged.map(([key, { value }]) => [key, value])),
      conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
    };
  }
  if (isList(base) && isList(ours) && isList(theirs) && isAsLong(base, ours, theirs)) {
    const merged = base.map((item, at) => mergeValues(item, ours[at], theirs[at], toName(at)));
    return {
      value: merged.map(({ value }) => value),
      conflicts: merged.flatMap(({ conflicts }) => conflicts),
    };
  }
  return { value: ours, conflicts: [name] };
}

/** Joins two texts that both began as a third one; undefined if both changed the same line. */
export function mergeTexts(base: string, ours: string, theirs: string): string | undefined {
  if (ours === theirs) return ours;
  const [mine, other] = [ours, theirs].map((text) =>
    widen(base, findHunks(base, text), (edit) => toLines(base, edit)),
  );
  if (mine?.some((edit) => other?.some((one) => isOverlap(edit, one)))) return undefined;
  const all = [...(other ?? []), ...(mine ?? [])];
  return applyEdits(
    base,
    all.toSorted((a, b) => a.start - b.start || a.end - b.end),
  );
}

/** The lines that an edit changes, the last with its line break; new lines change no other. */
function toLines(old: string, { start, end, text }: TextEdit): Range {
  const first = old.lastIndexOf('\n', start - 1) + 1;
  if (start === end && start === first && text.endsWith('\n')) return { start, end };
  const next = old.indexOf('\n', Math.max(start, end - 1));
  return { start: first, end: next < 0 ? old.length : next + 1 };
}

function isOverlap(one: TextEdit, other: TextEdit): boolean {
  const areNew = one.start === one.end && other.start === other.end;
  return areNew ? one.start === other.start : one.start < other.end && other.start < one.end;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isAsLong(base: unknown[], ...others: unknown[][]): boolean {
  return others.every(({ length }) => length === base.length);
}
