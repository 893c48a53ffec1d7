import type { ReactElement } from 'react';

import type { ProductIcon } from '../schemas/product';

const CONDUCTOR = { stroke: 'var(--copper)' };
const SOLID = { fill: 'currentColor', stroke: 'none' };

/** The graphical symbols of IEC 60617, lead on x = 48, in a field of 96 by 96. */
const symbols: Record<ProductIcon, ReactElement> = {
  core: (
    <>
      <path {...CONDUCTOR} d="M48 0v20M48 76v20" />
      <path d="M20 20h56v56H20zM20 33h56" />
      <path d="M29 45l5 20 6-15 6 15 5-20M58 43v22M58 56c0-7 10-7 10 0v9" />
    </>
  ),
  gridops: (
    <>
      <path {...CONDUCTOR} d="M48 0v18M48 58v38" />
      <path className="symbol__bus" d="M6 19h84" />
      <path d="M20 19v13M48 19v13M76 19v13M20 58v14M76 58v14" />
      <path d="M16 28l8 8M24 28l-8 8M44 28l8 8M52 28l-8 8M72 28l8 8M80 28l-8 8" />
      <path d="M20 58l-10-21M48 58L38 37M76 58L66 37" />
      <path {...SOLID} d="M20 82l-5-11h10zM76 82l-5-11h10z" />
    </>
  ),
  switch: (
    <>
      <path {...CONDUCTOR} d="M48 0v26M48 72v24" />
      <path d="M41 19l14 14M55 19L41 33" />
      <path className="lever" d="M48 72V27" />
      <circle {...SOLID} cx="48" cy="72" r="3.5" />
    </>
  ),
  lumen: (
    <>
      <path {...CONDUCTOR} d="M48 0v22M48 74v22" />
      <circle cx="48" cy="48" r="26" />
      <path d="M29.6 29.6l36.8 36.8M66.4 29.6L29.6 66.4" />
    </>
  ),
  powersync: (
    <>
      <path {...CONDUCTOR} d="M48 0v42M48 54v42" />
      <path className="symbol__plates" d="M22 42h52M22 54h52" />
      <path d="M25 73L71 27" />
      <path {...SOLID} d="M76 22l-3 10-7-7z" />
    </>
  ),
  link: (
    <>
      <path {...CONDUCTOR} d="M48 0v96" />
      <path d="M48 60h24V18M60 8l12 16L84 8M72 8v16M48 60H29" />
      <circle cx="24" cy="60" r="5" />
      <circle {...SOLID} cx="48" cy="60" r="6" />
    </>
  ),
};

/** The symbol of a product; CSS sets its size and, with `--sw`, the weight of its lines. */
export function ProductSymbol({ icon }: { icon: ProductIcon }) {
  return (
    <svg className="symbol" viewBox="0 0 96 96" aria-hidden="true">
      {symbols[icon]}
    </svg>
  );
}
