/** Data as it is served beside pages: it carries the id of its build, except in development. */
export type Delivered<T> = T & { build?: string };

/**
 * Whether fetched data comes from this build: data of another one may have a different shape.
 * @param build the id that the open page carries, empty in development
 */
export function isOfBuild(data: Delivered<object>, build: string): boolean {
  return (data.build ?? '') === build;
}
