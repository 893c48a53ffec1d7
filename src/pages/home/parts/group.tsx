import type { Site } from '../../../collections/files/site';

interface CertificatesProps {
  /** The name of the group, and the word beside it. */
  group: string;
  title: string;
  certifications: Site['certifications'];
}

/** The plate of the group: the standards it is certified to. */
export function Certificates({ group, title, certifications }: CertificatesProps) {
  return (
    <div className="nameplate nameplate--large lg:col-span-7">
      <div className="nameplate__head">
        <b>{group}</b> <span className="tag">{title}</span>
      </div>
      <ul className="certs">
        {certifications.map(({ name, meaning }) => (
          <li key={name}>
            <b>{name}</b> <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
