import type { z } from 'zod';
import type { CopySchema } from '#check/copy';
import { kindOf } from '#check/copy';
import type { Content, WrittenPage } from './content';
import { toPage, toSeo } from './define-pages';
import type { Body, FileSizes, Terms } from './entry';
import type { AnchorsArgs, MetaOptions, PageData, PageKind } from './page';
import { resolveMeta } from './page-meta';

interface SinglePageArgs<S extends CopySchema> {
  /** The words of the page. */
  copy: z.output<S>;
  path: string;
  content: Content;
  /** The bytes of the files that have been made. */
  sizes: FileSizes;
  /** Its text, where it shows one. */
  body: Body;
  terms: Terms;
}

interface SinglePageOptions<S extends CopySchema, J> extends MetaOptions<PageData<S, J>> {
  /** The words of the page. */
  copy: S;
  /** Whether it shows the text below its words, which then opens the page. */
  showsProse?: boolean;
  /** The anchors that its design has, or what they follow from. */
  anchors?: string[] | ((given: AnchorsArgs) => string[]);
  /** Whether any number of files may be of this kind. */
  isMany?: boolean;
  /** Whether it answers unknown addresses; search, sitemap and links leave it out. */
  isHidden?: boolean;
  /** Whether the search of the site leaves it out. */
  isUnsought?: boolean;
  /** What the page holds beside its words. */
  loader: (given: SinglePageArgs<S>) => J;
}

/** A page that is no entry and no list of entries. */
export interface SinglePage<P> extends PageKind<P> {
  isHidden: boolean;
  isUnsought: boolean;
}

/** Defines a page that is no entry; its address is where `src/pages/index.ts` puts it. */
export function defineSinglePage<S extends CopySchema, J extends object>(
  options: SinglePageOptions<S, J>,
): SinglePage<PageData<S, J>> {
  const { copy: schema, loader: join, showsProse = false, anchors = [], ...others } = options;
  const { isMany = false, isHidden = false, isUnsought = isHidden, ...told } = others;
  const toSource = ({ path, copy, body: text, file }: WrittenPage<S>, content: Content) => ({
    path,
    open: (sizes: FileSizes) => {
      const body = showsProse ? content.render(text, true) : NO_BODY;
      const terms = content.terms(body.terms);
      const joined = join({ copy, path, content, sizes, body, terms });
      const page = toPage(schema, path, toSeo(copy), copy, joined);
      return {
        page,
        about: resolveMeta(page, told, { file: showsProse ? file : undefined, isHidden }),
      };
    },
  });
  return {
    ...{ kind: kindOf(schema), copy: schema, place: '', isMany, isHidden, isUnsought },
    prose: showsProse ? 'own' : 'none',
    anchors: (given) => (typeof anchors === 'function' ? anchors(given) : anchors),
    sources: (content) => content.getPages(schema).map((written) => toSource(written, content)),
  };
}

const NO_BODY: Body = { html: '', headings: [], terms: [] };
