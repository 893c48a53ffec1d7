import { toPhoneLink } from '#base/text';
import { FactRows } from '../../components/blocks/fact-rows';
import { PageHead, Section } from '../../components/blocks/section';
import { Breadcrumb } from '../../components/ui/breadcrumb';
import { useSite } from '../../components/ui/site-context';
import { SiteLink } from '../../components/ui/site-link';
import { TermProvider } from '../../components/ui/term-provider';
import { Prose } from '../../mdx/prose';
import type { ContactPage } from './page';
import { InquiryForm } from './parts/inquiry-form';
import { OfficeList } from './parts/office-list';
import { SentDrawing } from './parts/sent-drawing';

export function View({ page }: { page: ContactPage }) {
  const { copy, body, terms, breadcrumb } = page;
  return (
    <TermProvider terms={terms}>
      <PageHead header={copy.header} above={<Breadcrumb links={breadcrumb} />} />
      <div className="section section--joined">
        <div className="wrap split">
          <FormAndAddresses page={page} />
        </div>
      </div>
      {copy.offices !== undefined && page.offices.length > 0 && (
        <Section id="offices" heading={copy.offices.heading}>
          <OfficeList offices={page.offices} />
        </Section>
      )}
      <section className="section section--tint" aria-labelledby="guide">
        <div className="wrap split">
          <h2 className="lg:col-span-5" id="guide">
            {copy.guide}
          </h2>
          <div className="lg:col-start-6 lg:col-end-13">
            <Prose body={body} />
          </div>
        </div>
      </section>
    </TermProvider>
  );
}

/** On phones, the phone number comes before the form for urgent calls. */
function FormAndAddresses({ page }: { page: ContactPage }) {
  const { copy } = page;
  return (
    <>
      <div className="margin margin--next lg:col-start-9 lg:col-end-13 lg:row-start-1">
        <ContactPlate title={copy.direct} />
        <p className="hint mt-6">{copy.urgent}</p>
      </div>
      <div className="lg:col-start-1 lg:col-end-8 lg:row-start-1">
        <InquiryForm page={page} above={<SentDrawing from={page.oneLine} />} />
      </div>
    </>
  );
}

/** How to reach us, on a plate riveted to the page. */
function ContactPlate({ title }: { title: string }) {
  const { phone, email, address, hours, labels } = useSite().contact;
  const rows = [
    { label: labels.phone, value: <SiteLink to={toPhoneLink(phone)}>{phone}</SiteLink> },
    { label: labels.email, value: <SiteLink to={`mailto:${email}`}>{email}</SiteLink> },
    { label: labels.address, value: address },
    { label: labels.hours, value: hours },
  ];
  return (
    <div className="nameplate">
      <table>
        <caption className="nameplate__head">
          <b>{title}</b>
        </caption>
        <FactRows rows={rows} />
      </table>
    </div>
  );
}
