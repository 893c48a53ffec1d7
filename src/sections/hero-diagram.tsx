import wide from '../drawings/hero-oneline.svg?raw';
import tall from '../drawings/hero-oneline-tall.svg?raw';

const drawings = { __html: wide + tall };

/** The one-line diagram of the hero: the wide drawing, and the tall one for narrow screens. */
export function HeroDiagram() {
  return <div className="hero__figure" aria-hidden="true" dangerouslySetInnerHTML={drawings} />;
}
