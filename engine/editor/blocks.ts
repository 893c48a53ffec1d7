import type { CustomField, EditorComponentDefinition } from '@sveltia/cms';

/** The component for a remark that only authors see. */
export const REMARK = 'Remark';

/** The field of what stands inside a component. */
export const INSIDE = 'inside';

/** A component that stands between paragraphs, as the editor offers it. */
export interface BlockForm {
  /** Its tag. */
  id: string;
  /** A field for each of its properties, then what stands inside; nothing does in one that calculates. */
  fields: CustomField[];
}

const ATTRIBUTES = String.raw`((?:\s+\w+(?:="[^"]*")?)*)\s*`;

/** How the editor finds a block in a text, reads it into its form, and writes it. */
export function toEditorComponent({ id, fields }: BlockForm): EditorComponentDefinition {
  const names = fields.map(({ name }) => name).filter((name) => name !== INSIDE);
  const hasInside = names.length < fields.length;
  const end = hasInside ? String.raw`>\n+([\s\S]*?)\n+</${id}>` : '/>';
  return {
    id,
    label: id,
    fields,
    pattern: new RegExp(`^<${id}${ATTRIBUTES}${end}$`, 'm'),
    fromBlock: ([, attributes = '', inside = '']) => ({
      ...Object.fromEntries(
        [...attributes.matchAll(/(\w+)(?:="([^"]*)")?/g)].map(([, name, value]) => [
          name,
          value ?? true,
        ]),
      ),
      ...(hasInside && { [INSIDE]: inside }),
    }),
    toBlock: (values) => {
      const tag = [id, ...names.flatMap((name) => toAttribute(name, values[name]))].join(' ');
      return hasInside ? `<${tag}>\n\n${values[INSIDE] ?? ''}\n\n</${id}>` : `<${tag} />`;
    },
    toPreview: (values) => String(values[INSIDE] ?? ''),
  };
}

/** A remark to other authors, which the editor would otherwise write as a text that does not compile. */
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
