import type { z } from 'zod';
import {
  type AuthorComponents,
  type PrintedFields,
  resolveContentModel,
  type SampleSource,
  type TextAdvice,
} from '#check';
import type { AnyCollection, Comparison } from '#check/model/definitions';
import { nameColors } from '#check/model/drawing-colors';
import type { FactPaths } from '#check/model/facts';
import type { Brand } from './define/brand.ts';
import type { PageKind } from './define/page.ts';
import type { Route } from './define/route.ts';

/** What a site says about its content. */
interface ContentOptions<F, B extends Brand> {
  collections: readonly AnyCollection[];
  /** Every kind of page. */
  pages: readonly PageKind[];
  /** The addresses of these pages. */
  routes: readonly Pick<Route, 'path' | 'kind'>[];
  /** The schemas of files that are neither entries nor pages, by path. */
  files: F;
  components: AuthorComponents;
  /** Where `content/site.yaml` says what tags such as `<Phone />` stand for. */
  facts: FactPaths;
  /** Where `content/site.yaml` has the names of the brand, which texts write out. */
  names?: readonly (readonly string[])[];
  /** What PDF files and cards print of entries and pages, with the fonts of the brand. */
  printed?: readonly PrintedFields[];
  /** What the site writes otherwise in a text, such as a measure. */
  advise?: (text: string) => readonly TextAdvice[];
  /** What files of this site must say alike. */
  comparisons?: readonly Comparison[];
  /** The values that are samples until somebody confirms them. */
  samples?: SampleSource;
  brand: B;
}

/**
 * Says what the content of a site consists of: `src/content.config.ts`. It is one value for the
 * check, the editor and the pages.
 * @throws if a route names a kind of page that there is not, or a schema refers to a missing
 *   collection
 */
export function defineContent<F extends Readonly<Record<string, z.ZodType>>, B extends Brand>(
  options: ContentOptions<F, B>,
) {
  const { pages, files, brand, printed = [], ...others } = options;
  const routes = options.routes.map(({ path, kind }) => {
    const page = pages.find((one) => one.kind === kind);
    if (page === undefined)
      throw new Error(`src/routes.ts: ${path} is of kind "${kind}", which is no page of the site`);
    return { path, page };
  });
  const fonts = Object.values(brand.fonts).map(({ file }) => file);
  const prints = { fonts, fields: printed };
  const colors = nameColors(brand.colors, brand.aliases);
  return {
    ...resolveContentModel({ ...others, files, routes, prints, colors }),
    files,
    routes,
    brand,
  };
}
