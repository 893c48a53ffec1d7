import { toPhoneLink } from '#base/text';
import type { Site } from '../../collections/files/site';
import { NewsletterForm } from '../../forms/newsletter-form';
import { useHydrated } from '../ui/hydration';
import { SocialMark } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import stylesheet from './footer.css?url';
import { Logo } from './logo';

interface FooterProps {
  site: Site;
  year: number;
}

/** The end of every page, where the feeder is earthed. */
export function Footer({ site, year }: FooterProps) {
  const { contact, footer } = site;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <footer className="footer wired control">
        <div className="wrap">
          <div className="split pb-band sm:max-lg:grid-cols-2">
            <div className="footer__newsletter lg:col-span-6">
              <h2>{footer.newsletter.title}</h2>
              <NewsletterForm id="footer-email" />
            </div>
            <ContactLines contact={contact} />
          </div>
          <FooterColumns footer={footer} />
          <FooterEnd site={site} year={year} />
        </div>
      </footer>
    </>
  );
}

function ContactLines({ contact }: { contact: Site['contact'] }) {
  const { labels } = contact;
  return (
    <address className="lg:col-start-8 lg:col-end-13">
      <b className="mono">{labels.phone}</b>
      <a href={toPhoneLink(contact.phone)}>{contact.phone}</a>
      <b className="mono">{labels.email}</b>
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
      <b className="mono">{labels.address}</b>
      <span>{contact.address}</span>
    </address>
  );
}

function FooterColumns({ footer }: { footer: Site['footer'] }) {
  return (
    <nav className="footer__columns" aria-label={footer.label}>
      {footer.columns.map(({ title, links }) => (
        <div key={title}>
          <h3 className="mono mb-[0.6rem]">{title}</h3>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function FooterEnd({ site, year }: FooterProps) {
  const { brand, footer } = site;
  // The prerendered page, and React during hydration, use the year of the build.
  const isHydrated = useHydrated();
  return (
    <div className="footer__end">
      <div>
        <Logo name={brand.name} />
      </div>
      <div>
        {footer.legal.map(({ label, to }) => (
          <SiteLink key={to} to={to}>
            {label}
          </SiteLink>
        ))}
      </div>
      <div className="footer__social">
        {footer.social.map(({ label, icon, to }) => (
          <a key={to} href={to} className="icon-button" aria-label={label} rel="noopener">
            <SocialMark icon={icon} />
          </a>
        ))}
      </div>
      <div>{`© ${isHydrated ? new Date().getFullYear() : year} ${footer.copyright}`}</div>
    </div>
  );
}
