// The public interface of the content check. A custom command needs `checkContent` and
// `createReport`.

/** Checks everything in `content/` once. */
export { type Checked, checkContent } from './check-content';
/** Checks a folder of MDX that belongs to no site. */
export { checkFolder, type Folder } from './check-folder';
/** A file, and what checks of other files need to know about it; for worker threads. */
export { checkFile, type SourceFile, type Summary } from './clean-files';
/** `npm run check`, with its options. */
export { runCheck } from './cli/run-check';
/** Rechecks saved files, for a development server. */
export { createLiveCheck } from './live-check';
/** What is wrong, where, and how badly. */
export { isFailing, type Problem } from './problem';
export { type ContentFile, readContent } from './read/content-file';
/** What the content of a site consists of: the first argument of most functions. */
export {
  type AuthorComponents,
  type ContentModel,
  type KnownCollection,
  resolveContentModel,
} from './read/content-model';
export { toOverlayError } from './reporters/overlay';
export { createReport, toBlock } from './reporters/reporter';
export { hasColors, toTerminal } from './reporters/terminal';
