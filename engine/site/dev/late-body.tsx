import type { MDXContent } from 'mdx/types';

const bodies = new Map<string, MDXContent>();
const wanted = new Set<string>();

/**
 * Stands for the body of a file until a page shows it: the first page of a development server does
 * not wait for the prose of all others. Development only.
 * @param file the file below the project's folder, from `/` on
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
 * @returns whether there were any, and what was rendered lacks them
 * @throws where a body cannot be compiled
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

/** Lets every body be loaded again, since content has changed. */
export function forgetBodies(): void {
  bodies.clear();
}
