import type { Site } from '../../../collections/files/site';
import type { HomePage } from '../page';

interface CertificatesProps {
  words: HomePage['copy']['group'];
  certifications: Site['certifications'];
}

/** The plate of the group: the standards it is certified to. */
export function Certificates({ words, certifications }: CertificatesProps) {
  return (
    <div className="nameplate nameplate--large lg:col-span-8">
      <h2 id="group">{words.title}</h2>
      <p className="mt-3 mb-5 text-ink-2">{words.lead}</p>
      <ul className="certs">
        {certifications.map(({ name, meaning }) => (
          <li key={name} className="grid content-start gap-x-6 gap-y-[0.1rem] py-[1.15rem]">
            <b>{name}</b> <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
