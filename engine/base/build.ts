/** Data as it lies beside pages: it bears the id of the build that made it, but in development. */
export type Delivered<T> = T & { build?: string };

/**
 * Whether data was made by a build: data of another one may have another shape.
 * @param data as it was fetched
 * @param build the id that the open page bears, empty in development
 */
export function isOfBuild(data: Delivered<object>, build: string): boolean {
  return (data.build ?? '') === build;
}
