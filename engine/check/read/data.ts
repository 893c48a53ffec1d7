/** Keys and indexes from the root of a file's values. */
export type Path = readonly PropertyKey[];

/** The value at a path of plain data; undefined if the path ends early. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    data,
  );
}

/** The value that a record itself has for a name that an author wrote, such as `constructor`. */
export function ownValue<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a value has fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every path that a pattern matches; `*` stands for any item of a list or value of a record. */
export function expandPath(data: unknown, pattern: readonly string[]): string[][] {
  return pattern.reduce<string[][]>(
    (paths, key) => paths.flatMap((start) => step(valueAt(data, start), start, key)),
    [[]],
  );
}

function step(value: unknown, start: string[], key: string): string[][] {
  if (key !== '*') return [[...start, key]];
  return isObject(value) ? Object.keys(value).map((name) => [...start, name]) : [];
}

/** What an entry says about its own publication; invalid values are ignored. */
export function toPublication(data: unknown) {
  const { draft, publishAt } = isGroup(data) ? data : {};
  return {
    draft: draft === true,
    publishAt: typeof publishAt === 'string' ? publishAt : undefined,
  };
}
