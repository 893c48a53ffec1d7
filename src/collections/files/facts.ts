import type { FactPaths } from '#base/facts';
import { siteSchema } from './site';

type Place = [tag: string, path: string[]];

const contact = ['phone', 'email', 'address', 'hours'].map(
  (name): Place => [toTag(name), ['contact', name]],
);
const figures = Object.keys(siteSchema.shape.figures.shape).map(
  (name): Place => [toTag(name), ['figures', name, 'value']],
);

/** Where `content/site.yaml` holds the value of a tag such as `<Phone />`, by tag name. */
export const factPaths: FactPaths = new Map([...contact, ...figures]);

function toTag(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
