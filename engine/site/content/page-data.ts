import type { collections } from '#website/collections';
import type { singlePages } from '#website/pages';
import type { PageKind } from '../define/page';

type PageIn<D> = D extends PageKind<infer P> ? P : never;
type Listed = (typeof collections)[number]['collection'];
type KindsOf<C> = C extends { pages: (infer D)[] } ? D : never;

/** The data of any page, told apart by its `kind`: its words, its joined entries, its head. */
export type Page = PageIn<KindsOf<Listed>> | PageIn<(typeof singlePages)[number]['screen']>;

/** The data of one kind of page. */
export type PageOf<K extends Page['kind']> = Extract<Page, { kind: K }>;

/** The words of one kind of page. */
export type CopyOf<K extends Page['kind']> = PageOf<K>['copy'];
