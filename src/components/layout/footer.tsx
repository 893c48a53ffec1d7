import type { ReactNode } from 'react';
import { toPhoneLink } from '#check/wording/text';
import { SocialMark } from '../ui/icon.tsx';
import { useSite } from '../ui/site-context.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import stylesheet from './footer.css?url';
import { Logo } from './logo.tsx';

interface FooterProps {
  /** That of the build, which the prerendered page and hydration use. */
  year: number;
  /** The sign-up below the heading of the newsletter. */
  newsletter: ReactNode;
}

/** The end of every page, where the feeder is grounded. */
export function Footer({ year, newsletter }: FooterProps) {
  const { brand, contact, footer } = useSite();
  const isHydrated = useHydrated();
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <footer className="footer wired control">
        <div className="wrap">
          <div className="split pb-band sm:max-lg:grid-cols-2">
            <div className="footer__newsletter lg:col-span-6">
              <h2>{footer.newsletter.title}</h2>
              {newsletter}
            </div>
            <address className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-center justify-items-start not-italic lg:col-start-8 lg:col-end-13 lg:grid-cols-1">
              <b className="mono">{contact.labels.phone}</b>
              <a href={toPhoneLink(contact.phone)}>{contact.phone}</a>
              <b className="mono">{contact.labels.email}</b>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
              <b className="mono">{contact.labels.address}</b>
              <span>{contact.address}</span>
            </address>
          </div>
          <nav aria-label={footer.label}>
            {footer.columns.map(({ title, links }) => (
              <div key={title}>
                <h3 className="mono mb-2.5">{title}</h3>
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
                <a
                  key={to}
                  href={to}
                  className="icon-button h-10 w-9 justify-center"
                  aria-label={label}
                  rel="noopener"
                >
                  <SocialMark icon={icon} />
                </a>
              ))}
            </div>
            <div>{`© ${isHydrated ? new Date().getFullYear() : year} ${footer.copyright}`}</div>
          </div>
        </div>
      </footer>
    </>
  );
}
