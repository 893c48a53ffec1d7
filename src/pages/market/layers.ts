/** What a drawing's own styles say of its root is said of the host that holds it. */
const asHost = (css: string) => css.replace(':root{', ':host{');
const EASED = `
svg{position:absolute;inset:0;width:100%;height:100%}
@media (prefers-reduced-motion:no-preference){[data-layer]{transition:opacity .18s linear}}`;

/** The drawing of each host, once it is asked for. */
const drawings = new WeakMap<Element, Promise<ShadowRoot | undefined>>();

/** The opacity that was asked for last, since a drawing may load for longer. */
const latest = new WeakMap<Element, ReadonlyMap<string, number>>();

/**
 * Shows a drawing in an element, with the given opacity of its layers (`data-layer`). It stands in a
 * shadow root, where its styles concern nothing else. If it cannot be loaded, nothing is shown.
 */
export async function showLayers(
  host: HTMLElement,
  src: string,
  layers: ReadonlyMap<string, number>,
): Promise<void> {
  const drawing = drawings.get(host) ?? load(host, src).catch(() => undefined);
  drawings.set(host, drawing);
  latest.set(host, layers);
  const root = await drawing;
  if (root && latest.get(host) === layers) setLayers(root, layers);
}

function setLayers(root: ShadowRoot, layers: ReadonlyMap<string, number>) {
  for (const layer of root.querySelectorAll<SVGElement>('[data-layer]')) {
    const opacity = layers.get(layer.dataset.layer ?? '');
    if (opacity !== undefined) layer.style.opacity = String(opacity);
  }
}

async function load(host: HTMLElement, src: string): Promise<ShadowRoot> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: ${response.status}`);
  const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  const styles = [...parsed.querySelectorAll('style')];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${styles.map(({ textContent }) => asHost(textContent ?? '')).join('')}${EASED}`,
  );
  for (const style of styles) style.remove();
  const root = host.attachShadow({ mode: 'open' });
  // The policy of the site forbids style elements; adopted sheets are made by scripts alone.
  root.adoptedStyleSheets = [sheet];
  root.append(document.importNode(parsed.documentElement, true));
  return root;
}
