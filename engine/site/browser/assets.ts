import { createContext } from 'react';

/** What the document loads besides its text. */
export interface Assets {
  /** The text of the inlined stylesheet; empty if it is linked. */
  css: string;
  /** The address of the linked stylesheet, in development; empty if it is inlined. */
  stylesheet: string;
  /** The addresses of the fonts that are preloaded; none in development. */
  fonts: readonly string[];
  /** The address of the first script. */
  script: string;
  /** The id of the build, which pages and their data carry; empty in development. */
  build: string;
}

/** The assets of a document that loads nothing. */
export const NO_ASSETS: Assets = { css: '', stylesheet: '', fonts: [], script: '', build: '' };

/** The assets of the document being rendered. */
export const AssetsContext = createContext(NO_ASSETS);

/** Reads the assets that the server rendered back from the document, so that hydration matches. */
export function readAssets(root: Document): Assets {
  const attribute = (selector: string, name: string) =>
    root.head.querySelector(selector)?.getAttribute(name) ?? '';
  const css = root.head.querySelector('style')?.textContent ?? '';
  return {
    css,
    // A linked stylesheet beside the inlined one was added by a script that ran earlier; one with
    // `precedence` belongs to the page.
    stylesheet:
      css === '' ? attribute('link[rel="stylesheet"]:not([data-precedence])', 'href') : '',
    fonts: [...root.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    script: attribute('script[type="module"][src*="boot"]', 'src'),
    build: root.documentElement.dataset.build ?? '',
  };
}
