/** Bundles what /admin runs. */
export { bundleEditor } from './bundle-editor';
/** Every form, made from what content may say. */
export { type EditorSettings, loadEditorData } from './config';
export type { PanelProblem } from './problem-panel';
/** Whether a deployed site has an editor, and where that saves. */
export { type EditorHost, readEditorHost } from './settings';
