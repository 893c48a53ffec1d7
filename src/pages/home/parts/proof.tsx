import type { Site } from '../../../collections/files/site';
import { SiteLink } from '../../../components/ui/site-link';
import type { HomePage } from '../page';

interface ProofProps {
  readings: HomePage['copy']['proof'];
  certifications: Site['certifications'];
  /** The heading of the certificates. */
  title: string;
}

/**
 * Below the hero: readings from customer projects, each linked to its page, and the certificates.
 */
export function Proof({ readings, certifications, title }: ProofProps) {
  return (
    <div className="section section--tint proof py-6">
      <ul className="wrap text-[1rem]/[1.4]">
        {readings.map(({ value, label, by, to }) => (
          <li key={label}>
            <SiteLink to={to}>
              <b>{value}</b>
              <span>{label}</span> <small className="mt-[0.2rem] type-tag text-ink-3">{by}</small>
            </SiteLink>
          </li>
        ))}
        <li>
          <small className="mt-[0.2rem] type-tag text-ink-3">{title}</small>
          {certifications.map(({ name }) => (
            <strong key={name}>{name}</strong>
          ))}
        </li>
      </ul>
    </div>
  );
}
