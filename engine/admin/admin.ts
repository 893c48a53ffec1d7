// What /admin runs: a form for each content file but the redirects, generated from the schemas.
import './admin.css';
import CMS from '@sveltia/cms';
import { listUnfilled, remark, toEditorComponent } from './blocks.ts';
import type { EditorData } from './config.ts';
import { findFileOfForm, findForm } from './find-form.ts';
import { listFormErrors } from './form-errors.ts';
import { followPrints, listParagraphLines } from './form-prints.ts';
import { createYamlFormat, type FileFormat, mdxFormat } from './formats.ts';
import { guardForms } from './leaving.ts';
import { readLocalFile } from './local-folder.ts';
import { cleanPastes } from './paste.ts';
import { showProblemBox } from './problem-box.ts';
import { createSaving } from './saving.ts';

const IS_NEW = /^#\/collections\/[^/]+\/new\b/;

const data = await fetch('/admin/config.json');
const { config, blocks, problems }: EditorData = await data.json();
const form = findForm({ config }, location.search);
if (form !== '') history.replaceState(null, '', `/admin${form}`);
// First of all, so that it can stop what follows a change of the address.
const openForm = guardForms();
const markNew = () => document.body.toggleAttribute('data-new', IS_NEW.test(location.hash));
addEventListener('hashchange', markNew);
markNew();
for (const block of blocks) CMS.registerEditorComponent(toEditorComponent(block));
CMS.registerEditorComponent(remark);

const repo = 'repo' in config.backend ? config.backend.repo : '';
cleanPastes();
const prints = followPrints();
const lists = new Map<string, { field: string; format: FileFormat }>();
const saving = createSaving({
  lists,
  formText: () => ({ printed: prints.first(), lines: listParagraphLines() }),
  readFile: (path) => readLocalFile(repo, path),
});
// Sveltia tells from the suffix of the name that this format has a body after its fields.
CMS.registerCustomFormat('mdx-frontmatter', 'mdx', saving.record(mdxFormat));
// A list has no place for a hidden field, so each file has its own format, which keeps its source.
for (const file of config.singletons ?? []) {
  if (!('format' in file && file.format)) continue;
  const format = createYamlFormat();
  const list = file.fields.find((field) => 'root' in field && field.root);
  if (list) lists.set(file.file, { field: list.name, format });
  CMS.registerCustomFormat(file.format, 'yaml', saving.record(format));
}
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => saving.beforeSave(entry),
});
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    saving.afterSave(entry);
    prints.forget();
    openForm.markSaved();
  },
});
await CMS.init({ config });
if (problems !== undefined) {
  let changed: string | undefined;
  const source = new EventSource(problems);
  const readState = () => ({
    changed,
    errors: [...listFormErrors(), ...listUnfilled(blocks, prints.last())],
    isUnsaved: openForm.hasChanges() || IS_NEW.test(location.hash),
  });
  const fix = async () => {
    const response = await fetch(`${problems}/fix`, { method: 'POST' });
    if (!response.ok) throw new Error(`${response.status}`);
    return Number(await response.text());
  };
  const box = showProblemBox({ config }, source, readState, fix);
  const lookAtFile = async () => {
    const path = findFileOfForm({ config }, location.hash);
    const text = path === undefined ? null : await readLocalFile(repo, path);
    changed = typeof text === 'string' && !saving.isKnown(text) ? path : undefined;
    box.renew();
  };
  // The server sends problems after each change of a file.
  source.addEventListener('message', lookAtFile);
  addEventListener('hashchange', lookAtFile);
}
