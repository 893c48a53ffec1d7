import { type ReactNode, use, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router-dom';
import type { AnyPage, SiteData } from '#site';
import { AssetsContext } from '#site/browser/assets';
import { toFirstError } from '#site/browser/dev-errors';
import { Announcer } from './components/layout/announcer.tsx';
import { Footer } from './components/layout/footer.tsx';
import { Header, Menu } from './components/layout/header.tsx';
import { Panels } from './components/layout/panels.tsx';
import { ScrollRestoration } from './components/layout/scroll-restoration.tsx';
import type { LayoutData } from './components/layout/thumbnails.ts';
import { ButtonLink } from './components/ui/button.tsx';
import { SiteContext } from './components/ui/site-context.tsx';
import { NewsletterForm } from './features/forms/newsletter-form.tsx';
import { HeadTags, toPageTitle } from './features/head/page-head-tags.tsx';
import { SiteSearch } from './features/search/site-search.tsx';

/** The whole document, from `<html>` down: React renders it on the server and in browsers. */
export function SiteDocument() {
  const siteData = useLoaderData<LayoutData>();
  const page = useMatches().at(-1)?.loaderData as AnyPage;
  const { site } = siteData;
  return (
    <Shell kind={page.kind} path={page.path} head={<HeadTags page={page} siteData={siteData} />}>
      <SiteContext value={siteData}>
        <a className="skip" href="#ui:main">
          {site.labels.skip}
        </a>
        <Header path={page.path} search={<SiteSearch label={site.search.button} />} />
        <main id="ui:main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer year={siteData.year} newsletter={<NewsletterForm id="ui:footer-email" />} />
        {/* Spelled out, so that it is dropped from public bundles. */}
        {import.meta.hot || import.meta.env.SITE_EDIT_LINKS ? <EditLinks path={page.path} /> : null}
        {/* At the end, so that the first screen does not wait for closed panels. */}
        <Panels thumbnails={siteData.thumbnails} />
        <Menu path={page.path} />
        <Announcer
          copy={site.labels.pageOpened}
          title={toPageTitle(page, siteData)}
          path={page.viewKey ?? page.path}
        />
      </SiteContext>
      <ScrollRestoration path={page.viewKey ?? page.path} />
    </Shell>
  );
}

/**
 * Links below a page to its form in the editor, and to the form for a new entry of its list: in
 * development and previews, never on public pages.
 */
function EditLinks({ path }: { path: string }) {
  const editor = import.meta.env.SITE_EDIT_LINKS || '/admin';
  const page = encodeURIComponent(path);
  return (
    <nav aria-label="Editor" className="wrap">
      <p>
        <a href={`${editor}?page=${page}`}>Edit this page</a>
      </p>
      <p>
        <a href={`${editor}?new=${page}`}>Write another one</a>
      </p>
    </nav>
  );
}

/** Shown if the site's own copy could not be loaded. */
const LAST_RESORT = { failure: 'Unexpected Application Error!', failureAction: 'Return to Home' };

/** The document shown after an unexpected routing or rendering error. */
export function DocumentFailure() {
  const caught = useRouteError();
  // Spelled out, so that it is dropped from public bundles.
  const error = import.meta.hot ? toFirstError(caught) : caught;
  const labels = useRouteLoaderData<SiteData>('site')?.site.labels ?? LAST_RESORT;
  return (
    <Shell kind="failure" head={<title>{labels.failure}</title>}>
      <main className="wrap section">
        <div className="failure grid justify-items-start gap-3 p-inset" role="alert">
          <h1>{labels.failure}</h1>
          <p className="mono">{toMessage(error)}</p>
          <ButtonLink to="/" label={labels.failureAction} variant="secondary" />
        </div>
      </main>
    </Shell>
  );
}

interface ShellProps {
  kind: string;
  /** The address of the page, which may not be the one that the browser shows. */
  path?: string;
  head: ReactNode;
  children: ReactNode;
}

function Shell({ kind, path, head, children }: ShellProps) {
  const { css, stylesheet, fonts, script, build } = use(AssetsContext);
  useEffect(markAsLive, []);
  return (
    <html lang="en" data-kind={kind} data-path={path} data-build={build === '' ? undefined : build}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {stylesheet === '' ? (
          <style dangerouslySetInnerHTML={{ __html: css }} />
        ) : (
          <link rel="stylesheet" href={stylesheet} />
        )}
        {/* The page works without it: styles come first. */}
        <script type="module" src={script} fetchPriority="low" />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** Scripts are now running; styles may show controls that need them. */
function markAsLive() {
  document.documentElement.dataset.live = '';
}

function toMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
