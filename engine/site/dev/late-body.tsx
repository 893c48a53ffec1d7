import type { MDXContent } from 'mdx/types';

const bodies = new Map<string, MDXContent>();
const wanted = new Set<string>();

/**
 * A placeholder for the body of a file until a page shows it: the first page of a development
 * server need not wait for the prose of all others. Development only.
 * @param file the path from the project's folder, with a leading `/`
 */
export function toLateBody(file: string): MDXContent {
  return (props) => {
    const Body = bodies.get(file);
    if (Body !== undefined) return <Body {...props} />;
    wanted.add(file);
    return null;
  };
}

/**
 * Loads the bodies that were missing.
 * @returns whether there were any, so that what was rendered lacks them
 * @throws if a body cannot be compiled
 */
export async function loadWantedBodies(): Promise<boolean> {
  const missing = [...wanted];
  wanted.clear();
  const loads = missing.map(async (file) => {
    const { default: body } = await import(/* @vite-ignore */ `${file}?body`);
    bodies.set(file, body);
  });
  await Promise.all(loads);
  return missing.length > 0;
}

/** Discards all bodies after content changes, so that they are loaded again. */
export function forgetBodies(): void {
  bodies.clear();
}
