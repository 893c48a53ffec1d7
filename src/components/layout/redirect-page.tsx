import type { Redirect } from '#check/redirects';
import type { SiteData } from '#site';

interface RedirectPageProps {
  redirect: Redirect;
  siteData: SiteData;
}

/** The document at an old address, for hosts that cannot redirect: it redirects at once. */
export function RedirectPage({ redirect, siteData }: RedirectPageProps) {
  const { brand, labels } = siteData.site;
  const { to } = redirect;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <link rel="canonical" href={to.startsWith('/') ? siteData.origin + to : to} />
        <title>{`${labels.moved} | ${brand.name}`}</title>
      </head>
      <body>
        <h1>{labels.moved}</h1>
        <p>
          {labels.movedTo} <a href={to}>{to}</a>
        </p>
      </body>
    </html>
  );
}
