// The public interface of the content check. A custom command needs `checkContent` and
// `createReport`.

/** Checks everything in `content/` once. */
export { type Checked, checkContent } from './check-content.ts';
/** Checks a folder of MDX that belongs to no site. */
export { checkFolder, type Folder } from './check-folder.ts';
/** `npm run check`, with its options. */
export { runCheck } from './cli/run-check.ts';
/** Fixes what has one right answer. */
export { fixContent } from './fix/fix-content.ts';
/** What nobody has confirmed yet. */
export { countSamples, listSamples, type Sample } from './list-samples.ts';
/** Rechecks saved files, for a development server. */
export { createLiveCheck } from './live-check.ts';
/** What the content of a site consists of: the first argument of most functions. */
export {
  type AuthorComponents,
  type ContentModel,
  type KnownCollection,
  type PrintedFields,
  resolveContentModel,
  type SampleSource,
  type TextAdvice,
} from './model/content-model.ts';
/** What is wrong, where, and how badly. */
export { isFailing, Problem } from './problem.ts';
export { type ContentFile, readContent } from './read/content-file.ts';
export { toOverlayError } from './reporters/overlay.ts';
export { createReport, toBlock } from './reporters/reporter.ts';
export { hasColors, toTerminal } from './reporters/terminal.ts';
