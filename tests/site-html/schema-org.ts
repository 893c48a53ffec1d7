/** A node of a graph: its type and its properties. */
export interface Node {
  '@type'?: string;
  [property: string]: unknown;
}

interface Rule {
  /** What Google requires, or the type's own page at schema.org if Google says nothing. */
  required: string[];
  optional: string[];
}

const rules: Record<string, Rule> = {
  Organization: {
    required: ['name'],
    optional: [
      ...['@id', 'url', 'logo', 'description', 'parentOrganization'],
      ...['email', 'telephone', 'address', 'sameAs'],
    ],
  },
  WebSite: { required: ['name', 'url'], optional: ['@id', 'publisher'] },
  BreadcrumbList: { required: ['itemListElement'], optional: [] },
  ListItem: { required: ['position', 'name'], optional: ['item'] },
  Product: {
    required: ['name', 'image', 'description', 'brand'],
    optional: ['category', 'url'],
  },
  Brand: { required: ['name'], optional: [] },
  Article: {
    required: ['headline', 'image', 'datePublished', 'author'],
    optional: ['publisher'],
  },
  Person: { required: ['name', 'url'], optional: [] },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'employmentType'],
    optional: [
      ...['jobLocation', 'jobLocationType', 'applicantLocationRequirements'],
      ...['validThrough', 'directApply', 'baseSalary'],
    ],
  },
  MonetaryAmount: { required: ['currency', 'value'], optional: [] },
  QuantitativeValue: { required: ['minValue', 'maxValue', 'unitText'], optional: [] },
  Place: { required: ['address'], optional: [] },
  PostalAddress: { required: ['addressLocality', 'addressCountry'], optional: [] },
  Country: { required: ['name'], optional: [] },
};

/** The mistakes in a node and in all nodes inside it, one line each. */
export function findMistakes(node: Node, place = ''): string[] {
  const type = node['@type'];
  if (type === undefined) return Object.keys(node).join() === '@id' ? [] : [`${place} has no type`];
  const rule = rules[type];
  const here = `${place}${type}`;
  if (rule === undefined) return [`${here} is not a type that this site writes`];
  const names = Object.keys(node).filter((name) => name !== '@type');
  const known = [...rule.required, ...rule.optional];
  return [
    ...rule.required.filter((name) => !names.includes(name)).map((name) => `${here} lacks ${name}`),
    ...names.filter((name) => !known.includes(name)).map((name) => `${here} must not have ${name}`),
    ...names.filter((name) => isEmpty(node[name])).map((name) => `${here}.${name} is empty`),
    ...names.flatMap((name) =>
      nodesOf(node[name]).flatMap((part) => findMistakes(part, `${here}.`)),
    ),
  ];
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
}

function nodesOf(value: unknown): Node[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((part): part is Node => typeof part === 'object' && part !== null);
}
