// What /admin runs: a form for each content file but the redirects, generated from the schemas.
import './admin.css';
import CMS from '@sveltia/cms';
import { remark, toEditorComponent } from './blocks.ts';
import type { EditorData } from './config.ts';
import { findForm } from './find-form.ts';
import { createYamlFormat, mdxFormat } from './formats.ts';

const IS_NEW = /^#\/collections\/[^/]+\/new\b/;

const data = await fetch('/admin/config.json');
const { config, blocks, problems }: EditorData = await data.json();
const form = findForm({ config }, location.search);
if (form !== '') history.replaceState(null, '', `/admin${form}`);
const markNew = () => document.body.toggleAttribute('data-new', IS_NEW.test(location.hash));
addEventListener('hashchange', markNew);
markNew();
for (const block of blocks) CMS.registerEditorComponent(toEditorComponent(block));
CMS.registerEditorComponent(remark);
// Sveltia tells from the suffix of the name that this format has a body after its fields.
CMS.registerCustomFormat('mdx-frontmatter', 'mdx', mdxFormat);
// A list has no place for a hidden field, so each file has its own format, which keeps its source.
for (const file of config.singletons ?? [])
  if ('format' in file && file.format)
    CMS.registerCustomFormat(file.format, 'yaml', createYamlFormat());
await CMS.init({ config });
if (problems !== undefined) showProblems(problems);

/**
 * Shows the problems in the files beside the form, and keeps them up to date.
 * @param address server-sent events, each the problems as a JSON string, empty if there are none
 */
function showProblems(address: string): void {
  const panel = document.createElement('aside');
  panel.id = 'problems';
  panel.setAttribute('aria-live', 'polite');
  document.body.append(panel);
  new EventSource(address).addEventListener('message', ({ data }) => {
    const problems: string = JSON.parse(data);
    panel.toggleAttribute('data-clean', problems === '');
    panel.textContent = problems || 'Everything fits';
  });
}
