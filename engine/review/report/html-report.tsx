import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Figures } from '../review';
import type { Review } from '../review-data';
import { Report } from './report';

const STYLES = ['src/styles/tokens.css', 'engine/review/report/report.css'];

/**
 * The review as one file: no script, nothing that is fetched, and a policy that forbids both.
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

/** The site's tokens and the report's own styles, with the fonts in them. */
async function readStyles(root: string): Promise<string> {
  const texts = await Promise.all(STYLES.map((file) => readFile(join(root, file), 'utf8')));
  const css = texts.join('\n');
  const fonts = new Set(
    [...css.matchAll(/url\("\.\/(fonts\/[\w.-]+)"\)/g)].map(([, file = '']) => file),
  );
  let whole = css;
  for (const file of fonts) {
    const bytes = await readFile(join(root, 'src/styles', file));
    whole = whole.replaceAll(
      `url("./${file}")`,
      `url("data:font/woff2;base64,${bytes.toString('base64')}")`,
    );
  }
  return whole.replaceAll('</', '<\\/');
}
