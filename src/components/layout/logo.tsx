import { BRAND_MARK } from '../../drawings/brand-mark.ts';

/** The logo and name of the brand: its first word in wide type, the rest plain. */
export function Logo({ name }: { name: string }) {
  const [first, ...others] = name.split(' ');
  return (
    <span className="logo flex min-h-11 items-center text-ink">
      <svg className="line-art w-7 stroke-3 text-copper" viewBox="0 0 32 32" aria-hidden="true">
        <path d={BRAND_MARK} />
      </svg>
      <b>{first}</b>
      {` ${others.join(' ')}`}
    </span>
  );
}
