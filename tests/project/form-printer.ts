// Prints texts as the form at /admin does, with the form's own code: the map of its bundle holds it.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import type { EditorComponentDefinition } from '@sveltia/cms';
import { build, type Plugin } from 'vite';

const CMS = join(import.meta.dirname, '../../node_modules/@sveltia/cms/npm/index.js.map');
const TEXT_EDITOR = '@sveltia/ui/dist/components/text-editor';
const RICH_TEXT = 'src/lib/services/contents/fields/rich-text';
const ENTRY = `
export { convertMarkdownToLexical, onEditorUpdate } from '${TEXT_EDITOR}/core.js';
export { NODE_MAP, TRANSFORMER_MAP } from '${TEXT_EDITOR}/constants.js';
export { HR } from '${TEXT_EDITOR}/transformers/hr.js';
export { TABLE } from '${TEXT_EDITOR}/transformers/table.js';
export { createTransformer } from '${RICH_TEXT}/components/transformers.js';
export { IMAGE_REGEX } from '${RICH_TEXT}/constants.js';
export { HorizontalRuleNode } from '@lexical/extension';
export { TableCellNode, TableNode, TableRowNode } from '@lexical/table';
export { createEditor, DecoratorNode } from 'lexical';
`;

/** A block, as far as printing needs it. */
type Component = Pick<EditorComponentDefinition, 'id' | 'pattern' | 'fromBlock' | 'toBlock'>;

/** What is used of the code of forms; its nodes and transformers are only passed on. */
interface FormCode {
  createEditor: (options: { nodes: unknown[]; onError: (error: Error) => void }) => FormEditor;
  DecoratorNode: new (key?: string) => object;
  convertMarkdownToLexical: (
    editor: FormEditor,
    text: string,
    transformers: unknown[],
  ) => Promise<void>;
  onEditorUpdate: (editor: FormEditor, transformers: unknown[]) => void;
  createTransformer: (component: { componentDef: Component; CustomNode: unknown }) => unknown;
  NODE_MAP: Record<string, unknown[]>;
  TRANSFORMER_MAP: Record<string, unknown[]>;
  IMAGE_REGEX: RegExp;
  HR: unknown;
  TABLE: unknown;
  HorizontalRuleNode: unknown;
  TableNode: unknown;
  TableRowNode: unknown;
  TableCellNode: unknown;
}

interface FormEditor {
  _headless: boolean;
  getRootElement: () => { dispatchEvent: (event: CustomEvent<{ value: string }>) => void };
  update: (change: () => void, options: { discrete: true }) => void;
}

/**
 * Loads what prints a text after a form has read it.
 * @param components the blocks that forms know
 */
export async function loadFormPrinter(
  components: Component[],
): Promise<(text: string) => Promise<string>> {
  const code = await loadFormCode();
  const image = { id: 'image', pattern: code.IMAGE_REGEX, toBlock: printImage };
  const blocks = [image, ...components].map((component) => toBlock(code, component));
  const nodes = new Set(Object.values(code.NODE_MAP).flat());
  const rest = [code.HorizontalRuleNode, code.TableNode, code.TableRowNode, code.TableCellNode];
  const transformers = new Set(Object.values(code.TRANSFORMER_MAP).flat());
  const all = [...blocks.map((block) => block.transformer), ...transformers, code.HR, code.TABLE];
  return async (text) => {
    const editor = code.createEditor({
      nodes: [...blocks.map(({ CustomNode }) => CustomNode), ...nodes, ...rest],
      onError: (error) => {
        throw error;
      },
    });
    editor._headless = true;
    let printed = '';
    editor.getRootElement = () => ({
      dispatchEvent: ({ detail }) => {
        printed = detail.value;
      },
    });
    await code.convertMarkdownToLexical(editor, text, all);
    editor.update(() => code.onEditorUpdate(editor, all), { discrete: true });
    return printed;
  };
}

/** As Sveltia does; its own function comes with all of its components. */
function printImage({ src, alt = '', title = '' }: Record<string, string>): string {
  return `![${alt}](${src}${title === '' ? '' : ` "${title.replaceAll('"', "'")}"`})`;
}

/** A block without the form that Sveltia draws for it. */
function toBlock(code: FormCode, component: Component) {
  class CustomNode extends code.DecoratorNode {
    __props: unknown;
    constructor(props?: unknown, key?: string) {
      super(key);
      this.__props = props;
    }
    static getType() {
      return component.id;
    }
    getType() {
      return component.id;
    }
    static clone(node: CustomNode & { __key: string }) {
      return new CustomNode(node.__props, node.__key);
    }
    static importJSON() {
      return new CustomNode();
    }
    isInline() {
      return component.id === 'image';
    }
  }
  return {
    CustomNode,
    transformer: code.createTransformer({ componentDef: component, CustomNode }),
  };
}

async function loadFormCode(): Promise<FormCode> {
  const folder = await mkdtemp(join(tmpdir(), 'form-printer-'));
  try {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [readMap()],
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        rolldownOptions: {
          input: 'entry',
          // Some of what the map lacks is only called while a form is drawn.
          shimMissingExports: true,
          output: { entryFileNames: 'printer.mjs', codeSplitting: false },
        },
      },
    });
    return await import(/* @vite-ignore */ join(folder, 'printer.mjs'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Bundles from the sources in a source map; what it lacks is empty. */
function readMap(): Plugin {
  const map: { sources: string[]; sourcesContent: string[] } = JSON.parse(
    readFileSync(CMS, 'utf8'),
  );
  const files = new Map(
    map.sources.map((path, at) => [
      path.replace(/^(\.\.\/)+(node_modules\/\.pnpm\/[^/]+\/node_modules\/)?/, ''),
      map.sourcesContent[at] ?? '',
    ]),
  );
  const find = (id: string, from: string) => {
    const path = id.startsWith('.')
      ? posix.join(posix.dirname(from), id)
      : id.replace('$lib/', 'src/lib/');
    const names = [path, `${path}.js`, `${path}/index.js`];
    return names.find((name) => files.has(name)) ?? findPackage([...files.keys()], path);
  };
  return {
    name: 'form-printer',
    enforce: 'pre',
    resolveId: (id, from = '') =>
      `\0${id === 'entry' ? id : (find(id, from.replace('\0', '')) ?? 'empty')}`,
    load: (id) => (id === '\0entry' ? ENTRY : (files.get(id.replace('\0', '')) ?? 'export {};')),
  };
}

/** The main file of a package, or of a part of one such as `@sveltia/utils/misc`. */
function findPackage(paths: string[], name: string): string | undefined {
  const [, whole = '', part = ''] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(name) ?? [];
  const inside = paths.filter((path) => path.startsWith(`${whole}/`));
  if (part !== '') return inside.find((path) => path.endsWith(`/${part}.js`));
  return inside.find((path) => /HorizontalRuleExtension/.test(path)) ?? inside[0];
}
