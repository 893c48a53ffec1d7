import { createContext, useContext } from 'react';

/** What the document loads beside its words. */
export interface Assets {
  /** The text of the inlined stylesheet; empty where it is linked. */
  css: string;
  /** The address of the linked stylesheet, in development; empty where it is inlined. */
  stylesheet: string;
  /** The addresses of the fonts that are preloaded; none in development. */
  fonts: readonly string[];
  /** The address of the first script. */
  script: string;
  /** The id of the build, which pages and their data bear; empty in development. */
  build: string;
}

export const AssetsContext = createContext<Assets>({
  css: '',
  stylesheet: '',
  fonts: [],
  script: '',
  build: '',
});

/** The assets of the document being rendered. */
export function useAssets(): Assets {
  return useContext(AssetsContext);
}

/**
 * Reads the assets back from the prerendered document, so that React hydrates what is there.
 * @param root the document that the browser has parsed
 * @returns the same assets that the server rendered
 */
export function readAssets(root: Document): Assets {
  const attribute = (selector: string, name: string) =>
    root.head.querySelector(selector)?.getAttribute(name) ?? '';
  const css = root.head.querySelector('style')?.textContent ?? '';
  return {
    css,
    // A stylesheet beside the inlined one belongs to a script that came first, and one with
    // precedence to the page.
    stylesheet:
      css === '' ? attribute('link[rel="stylesheet"]:not([data-precedence])', 'href') : '',
    fonts: [...root.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    script: attribute('script[type="module"][src*="boot"]', 'src'),
    build: root.documentElement.dataset.build ?? '',
  };
}
