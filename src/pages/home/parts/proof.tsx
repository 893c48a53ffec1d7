import type { Site } from '../../../collections/files/site';
import type { Story } from '../../../collections/stories/collection';
import { SiteLink } from '../../../components/ui/site-link';

/** As many readings stand beside the certificates. */
const MOST = 3;

interface ProofProps {
  stories: (Pick<Story, 'results' | 'client'> & { slug: string; path: string })[];
  certifications: Site['certifications'];
  /** The words above the certificates. */
  title: string;
}

/** Below the hero: what was read at three customers, each with its story, and the certificates. */
export function Proof({ stories, certifications, title }: ProofProps) {
  return (
    <div className="section section--tint proof">
      <ul className="wrap">
        {stories.slice(0, MOST).map(({ slug, path, client, results: [first] }) => (
          <li key={slug}>
            <SiteLink to={path}>
              <b>{first?.metric}</b>
              <span>{first?.label}</span> <small>{client}</small>
            </SiteLink>
          </li>
        ))}
        <li>
          <small>{title}</small>
          {certifications.map(({ name }) => (
            <strong key={name}>{name}</strong>
          ))}
        </li>
      </ul>
    </div>
  );
}
