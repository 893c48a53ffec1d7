// What /admin runs: a form for each file of content, made from the schemas.
import './admin.css';
import CMS from '@sveltia/cms';
import { remark, toEditorComponent } from './blocks';
import type { EditorData } from './config';
import { findForm } from './find-form';
import { createYamlFormat, mdxFormat } from './formats';
import { showProblems } from './problem-panel';

const data = await fetch('/admin/config.json');
const { config, blocks, problems }: EditorData = await data.json();
const form = findForm({ config }, location.search);
if (form !== '') history.replaceState(null, '', `/admin${form}`);
for (const block of blocks) CMS.registerEditorComponent(toEditorComponent(block));
CMS.registerEditorComponent(remark);
// Sveltia knows by the end of its name that a format has a text below its fields.
CMS.registerCustomFormat('mdx-frontmatter', 'mdx', mdxFormat);
CMS.registerCustomFormat('kept-yaml', 'yaml', createYamlFormat());
await CMS.init({ config });
if (problems !== undefined) showProblems(problems);
