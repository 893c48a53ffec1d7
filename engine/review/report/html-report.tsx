import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@tailwindcss/node';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Figures } from '../compare-states';
import type { Review } from '../review-data';
import { Report } from './report';

/**
 * The review as one HTML file, with no scripts or requests, and a policy that forbids both.
 * @param root the project's folder
 * @throws when a stylesheet or a font of the project cannot be read
 */
export async function toHtmlReport(
  root: string,
  review: Review,
  figures: Figures,
): Promise<string> {
  const styles = await readStyles(root);
  const hash = createHash('sha256').update(styles).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;
  const html = renderToStaticMarkup(
    <Report review={review} figures={figures} styles={styles} policy={policy} />,
  );
  return `<!doctype html>${html}\n`;
}

/** The site's tokens, compiled as for its pages, and the report's own styles; fonts are inlined. */
async function readStyles(root: string): Promise<string> {
  const folder = join(root, 'src/styles');
  const tokens = await readFile(join(folder, 'tokens.css'), 'utf8');
  const config = '@config "./tailwind.config.mjs";';
  const compiler = await compile(`${config}\n${tokens}`, { base: folder, onDependency: () => {} });
  const own = await readFile(join(root, 'engine/review/report/report.css'), 'utf8');
  let css = `${compiler.build([])}\n${own}`;
  for (const [address, file = ''] of css.matchAll(/url\("\.\/(fonts\/[\w.-]+)"\)/g)) {
    const font = await readFile(join(folder, file), 'base64');
    css = css.replaceAll(address, `url("data:font/woff2;base64,${font}")`);
  }
  return css.replaceAll('</', '<\\/');
}
