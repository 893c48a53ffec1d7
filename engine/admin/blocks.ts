import type { CustomField, EditorComponentDefinition } from '@sveltia/cms';

/** The name of the editor component for a remark that only authors see. */
export const REMARK = 'Remark';

/** The name of the field for a component's children. */
export const INSIDE = 'inside';

/** A block component, as the editor offers it. */
export interface BlockForm {
  /** Its tag. */
  id: string;
  /** A field for each of its properties, then one for its children, except in widgets. */
  fields: CustomField[];
}

const ATTRIBUTES = String.raw`((?:\s+\w+(?:="[^"]*")?)*)\s*`;

/** Tells the editor how to find a block in a text, read it into its form, and write it. */
export function toEditorComponent({ id, fields }: BlockForm): EditorComponentDefinition {
  const names = fields.map(({ name }) => name).filter((name) => name !== INSIDE);
  const hasInside = names.length < fields.length;
  const end = hasInside ? String.raw`>\n+([\s\S]*?)\n+</${id}>` : '/>';
  return {
    id,
    label: id,
    fields,
    pattern: new RegExp(`^<${id}${ATTRIBUTES}${end}$`, 'm'),
    fromBlock: ([, attributes = '', inside = '']) => {
      const found = [...attributes.matchAll(/(\w+)(?:="([^"]*)")?/g)];
      const values = Object.fromEntries(found.map(([, name, value]) => [name, value ?? true]));
      return hasInside ? { ...values, [INSIDE]: inside } : values;
    },
    toBlock: (values) => {
      const tag = [id, ...names.flatMap((name) => toAttribute(name, values[name]))].join(' ');
      return hasInside ? `<${tag}>\n\n${values[INSIDE] ?? ''}\n\n</${id}>` : `<${tag} />`;
    },
    toPreview: (values) => String(values[INSIDE] ?? ''),
  };
}

/** The fields of blocks in a text that must be filled in and are empty, such as "Kind of Callout". */
export function listUnfilled(blocks: readonly BlockForm[], text: string): string[] {
  return blocks.flatMap((block) => {
    const { pattern, fromBlock } = toEditorComponent(block);
    return [...text.matchAll(new RegExp(pattern, 'gm'))].flatMap((match) => {
      const values: Record<string, unknown> = fromBlock?.(match) ?? {};
      const empty = block.fields.filter(({ name, required, widget }) => {
        const isAsked = required !== false && widget !== 'boolean' && widget !== 'hidden';
        return isAsked && [undefined, true, ''].includes(values[name] as string);
      });
      return empty.map(({ name, label = name }) => `${label} of ${block.id}`);
    });
  });
}

/** A remark to other authors; without this the editor would write text that does not compile. */
export const remark: EditorComponentDefinition = {
  id: REMARK,
  label: 'Remark to other authors',
  fields: [{ name: 'text', label: 'Remark', widget: 'text' }],
  pattern: /^\{\/\*([\s\S]*?)\*\/\}$/m,
  fromBlock: ([, text = '']) => ({ text: text.trim() }),
  toBlock: ({ text = '' }) => `{/* ${text} */}`,
  toPreview: () => '',
};

function toAttribute(name: string, value: unknown): string[] {
  if (value === true) return [name];
  return value === undefined || value === '' || value === false ? [] : [`${name}="${value}"`];
}
