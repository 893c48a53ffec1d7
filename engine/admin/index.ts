/** Bundles what /admin runs. */
export { bundleEditor } from './bundle-editor.ts';
/** Every form, generated from the schemas of content. */
export { toEditorData } from './config.ts';
/** Problems of the check, as the box beside the forms lists them. */
export { listProblems } from './listed-problems.ts';
/** Whether a deployed site has an editor, and where it saves. */
export { type EditorHost, readEditorHost } from './settings.ts';
