import { SiteLink } from '../../../components/ui/site-link';
import type { HomePage } from '../page';

/**
 * Below the hero: readings from customer projects, each linked to its page, and the certificates.
 */
export function Proof({ page: { copy, certifications } }: { page: HomePage }) {
  return (
    <div className="section section--tint proof py-6">
      <ul className="wrap grid grid-cols-3 gap-x-gap gap-y-7 text-[1rem]/[1.4] lg:grid-cols-4">
        {copy.proof.map(({ value, label, by, to }) => (
          <li key={label}>
            <SiteLink to={to} className="flex h-full flex-col">
              <b>{value}</b>
              <span>{label}</span> <small className="mt-auto type-tag text-ink-3">{by}</small>
            </SiteLink>
          </li>
        ))}
        {/* On narrow screens, the plate of the group alone shows them. */}
        <li className="max-lg:hidden">
          <small className="mt-[0.2rem] block type-tag text-ink-3">{copy.certifications}</small>
          {certifications.map(({ name }) => (
            <strong key={name} className="block">
              {name}
            </strong>
          ))}
        </li>
      </ul>
    </div>
  );
}
