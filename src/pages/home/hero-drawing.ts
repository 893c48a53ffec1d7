import { fromHtml } from 'hast-util-from-html';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { TreeNode } from '#site';
import { toTree } from '../../mdx/to-tree.ts';
import wide from './hero-oneline.svg?raw';
import tall from './hero-oneline-tall.svg?raw';

/**
 * The one-line diagram of the hero: the drawing for wide screens and the tall one.
 * @param feeders the numbers of the ring units on each feeder, which the drawings name by
 * feeder and position, such as `{10}` for the first unit of the first feeder
 */
export function drawHero(feeders: { units: number[] }[]): TreeNode[] {
  const drawings = `${wide}${tall}`.replace(/\{(\d)(\d)\}/g, (_, feeder: string, unit: string) =>
    String(feeders[Number(feeder) - 1]?.units[Number(unit)] ?? ''),
  );
  return toTree(toJsxRuntime(fromHtml(drawings, { fragment: true }), { Fragment, jsx, jsxs }));
}
