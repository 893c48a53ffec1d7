/** Bundles what /admin runs. */
export { bundleEditor } from './bundle-editor.ts';
/** Every form, generated from the schemas of content. */
export { toEditorData } from './config.ts';
/** Whether a deployed site has an editor, and where it saves. */
export { type EditorHost, readEditorHost } from './settings.ts';
