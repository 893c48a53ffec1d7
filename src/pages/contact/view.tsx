import { lazy, Suspense, useState } from 'react';
import { toPhoneLink } from '#check/wording/text';
import { PageHead, Section } from '../../components/blocks/section.tsx';
import { lazyIsland } from '../../components/ui/lazy-island.tsx';
import { SilentErrorBoundary } from '../../components/ui/silent-error-boundary.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { TermProvider } from '../../components/ui/term-provider.tsx';
import { Prose } from '../../mdx/prose.tsx';
import stylesheet from './contact.css?url';
import { FactPlate } from './fact-plate.tsx';
import { type Choice, DRAWING, InquiryForm, RESULT } from './inquiry-form.tsx';
import type { ContactPage } from './page.ts';

const loadClock = () => import('./office-clock.tsx').then(({ OfficeClock }) => OfficeClock);
const OfficeClock = lazyIsland(loadClock);

export const preload = () => OfficeClock.preload();

export function View({ page }: { page: ContactPage }) {
  const { copy, body, terms, breadcrumb } = page;
  const [{ topic, about }, setChoice] = useState<Choice>({});
  const title = [topic, about].filter(Boolean).join(': ');
  const header = topic === undefined ? copy.header : { ...copy.header, title };
  return (
    <TermProvider terms={terms}>
      <PageHead header={header} breadcrumb={{ links: breadcrumb }} />
      <div className="section section--joined">
        <div className="wrap split gap-y-10">
          {/* On phones, only the number for urgent calls comes before the form. */}
          <p className="hint lg:hidden">
            {copy.urgent} <PhoneLink />
          </p>
          <div className="lg:col-start-1 lg:col-end-8 lg:row-start-1">
            <InquiryForm
              page={page}
              above={(query) => <Enclosure page={page} query={query} />}
              onChoice={setChoice}
            />
          </div>
          <div className="margin margin--next lg:col-start-9 lg:col-end-13 lg:row-start-1">
            <ContactPlate title={copy.direct} />
            <p className="hint mt-6 max-lg:hidden">{copy.urgent}</p>
          </div>
        </div>
      </div>
      {copy.offices !== undefined && page.offices.length > 0 && (
        <Section id="offices" heading={copy.offices.heading}>
          <OfficeList offices={page.offices} />
        </Section>
      )}
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <section className="section section--tint" aria-labelledby="guide">
        <div className="wrap split">
          <h2 className="lg:col-span-4" id="guide">
            {copy.guide}
          </h2>
          <div className="guide lg:col-start-5 lg:col-end-13">
            <Prose body={body} />
          </div>
        </div>
      </section>
    </TermProvider>
  );
}

const SentDrawing = lazy(async () => ({
  default: (await import('../../features/one-line/sent-drawing.tsx')).SentDrawing,
}));

const InquiryResult = lazy(async () => ({
  default: (await import('./inquiry-result.tsx')).InquiryResult,
}));

/**
 * The drawing or the result that an inquiry is about, if the link to it says one. Where it cannot
 * be shown, the message still contains the address of the drawing, or the result.
 */
function Enclosure({ page, query }: { page: ContactPage; query: string }) {
  const parameters = new URLSearchParams(query);
  const result = parameters.get(RESULT);
  // Each takes about as much room while it loads, so that the form hardly moves.
  if (parameters.has(DRAWING)) {
    return (
      <SilentErrorBoundary>
        <Suspense fallback={<div className="h-240" />}>
          <SentDrawing from={page.oneLine} query={query} />
        </Suspense>
      </SilentErrorBoundary>
    );
  }
  if (result === null) return null;
  return (
    <SilentErrorBoundary>
      <Suspense fallback={<div className="h-85" />}>
        <InquiryResult copy={page.calculators} request={result} />
      </Suspense>
    </SilentErrorBoundary>
  );
}

function PhoneLink() {
  const { phone } = useSite().contact;
  return <SiteLink to={toPhoneLink(phone)}>{phone}</SiteLink>;
}

/** How to reach us. */
function ContactPlate({ title }: { title: string }) {
  const { email, address, hours, labels } = useSite().contact;
  const rows = [
    { label: labels.phone, value: <PhoneLink /> },
    { label: labels.email, value: <SiteLink to={`mailto:${email}`}>{email}</SiteLink> },
    { label: labels.address, value: address },
    { label: labels.hours, value: hours },
  ];
  return <FactPlate title={title} rows={rows} />;
}

/** The offices, one plate each: the desk, its opening hours, and whether it is open now. */
function OfficeList({ offices }: Pick<ContactPage, 'offices'>) {
  return (
    <ul className="split">
      {offices.map((office) => (
        <li key={office.name} className="@container lg:col-span-4">
          <FactPlate
            title={office.name}
            beside={<OfficeClock {...office} />}
            rows={office.rows}
            className="h-full"
          />
        </li>
      ))}
    </ul>
  );
}
