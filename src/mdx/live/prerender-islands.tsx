import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandWords } from '../../collections/files/islands';
import { toFileName } from '../calculators/formulas/island';
import { readGiven } from '../calculators/formulas/quantity';
import type { Given, IslandModule } from './given';
import { IslandPart } from './island-part';
import stylesheet from './islands.css?url';

const modules = import.meta.glob<IslandModule>('../calculators/*.tsx', { eager: true });

/** Where the styles of live parts lie; pages without one never load them. */
export { stylesheet };

/**
 * The components that authors write for live parts, drawn at build time with their results.
 * @param words what `content/islands.yaml` says
 * @param meet called for each one that is drawn
 * @returns the components by name
 */
export function toIslandComponents(words: IslandWords, meet: () => void) {
  return Object.fromEntries(
    Object.values(modules).map((module) => [module.island.name, toComponent(module)]),
  );

  function toComponent(module: IslandModule) {
    const { name, inputs } = module.island;
    const { all, parts } = words;
    const own = parts[name];
    if (own === undefined) throw new Error(`content/islands.yaml has no words for ${name}`);
    return (props: Record<string, string>) => {
      meet();
      const values = Object.entries(inputs).map(([input, quantity]) => [
        input,
        readGiven(props[input] ?? '', quantity),
      ]);
      const given: Given = { values: Object.fromEntries(values), words: own, all };
      return <Prerendered module={module} given={given} />;
    };
  }
}

/** What stands in the page, with all that the browser needs to go on with it. */
function Prerendered({ module, given }: { module: IslandModule; given: Given }) {
  const identifierPrefix = useId();
  // Its own rendering leaves the marks between texts that React looks for when it takes over.
  const html = renderToString(<IslandPart module={module} given={given} />, { identifierPrefix });
  return (
    <figure
      className="island"
      data-island={toFileName(module.island.name)}
      data-id={identifierPrefix}
      data-given={JSON.stringify(given)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
