import type { Facts } from '#base/facts';
import { siteSchema } from './site';

type Place = [tag: string, path: string[]];

const contact = ['phone', 'email', 'address', 'hours'].map(
  (name): Place => [toTag(name), ['contact', name]],
);
const figures = Object.keys(siteSchema.shape.figures.shape).map(
  (name): Place => [toTag(name), ['figures', name, 'value']],
);

/** Where `content/site.yaml` says what a tag stands for, by the name of the tag. */
export const factPlaces: ReadonlyMap<string, string[]> = new Map([...contact, ...figures]);

/** The tags that stand for something that `content/site.yaml` says. */
export const factNames = [...factPlaces.keys()];

/**
 * The facts of the site.
 * @param site what `content/site.yaml` says, valid or not
 * @returns those that are there
 */
export function listFacts(site: unknown): Facts {
  return new Map(
    [...factPlaces].flatMap(([name, path]): [string, string][] => {
      const text = path.reduce<unknown>((value, key) => Object(value)[key], site);
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );
}

function toTag(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
