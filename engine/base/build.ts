/** Data as it is served beside pages: it carries the id of its build, except in development. */
export type Delivered<T> = T & { build?: string };

/**
 * Whether data comes from this build: data from another build may have a different shape.
 * @param data as it was fetched
 * @param build the id that the open page carries, empty in development
 */
export function isOfBuild(data: Delivered<object>, build: string): boolean {
  return (data.build ?? '') === build;
}
