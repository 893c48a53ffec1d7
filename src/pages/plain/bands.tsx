import type { ComponentProps } from 'react';
import { Breadcrumb } from '../../components/ui/breadcrumb.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { toTitleClass } from '../../lib/text.ts';
import stylesheet from './buying/buying.css?url';
import { ServiceBand } from './buying/service-band.tsx';
import { TestsSection } from './buying/tests-section.tsx';
import { WarrantyBand } from './buying/warranty-band.tsx';
import type { PlainPage } from './page.ts';
import type { PricesCopy } from './prices/copy.ts';
import { PricesSection } from './prices/prices-section.tsx';

interface BandsProps extends Pick<PlainPage, 'breadcrumb'> {
  bands: NonNullable<PlainPage['bands']>;
  header: PlainPage['copy']['header'];
}

/** The head of a page for buyers, and what stands between it and the prose. */
export function Bands({ bands, header, breadcrumb }: BandsProps) {
  const { prices, warranty, service, tests } = bands;
  return (
    <>
      <Head header={header} links={breadcrumb} next={prices?.copy.next ?? []} />
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      {prices && <PricesSection prices={prices} />}
      {warranty && <WarrantyBand band={warranty} />}
      {service && <ServiceBand band={service} />}
      {tests && <TestsSection tests={tests} />}
    </>
  );
}

interface HeadProps extends Pick<BandsProps, 'header'>, ComponentProps<typeof Breadcrumb> {
  /** What a visitor can do at once. */
  next: PricesCopy['next'];
}

/** A head like that of other pages, with room for buttons below its lead. */
function Head({ header, links, next: [first, ...others] }: HeadProps) {
  return (
    <section className="section page-head">
      <div className="wrap">
        <Breadcrumb links={links} />
        <div className="page-head__main split">
          <div className="lg:col-span-8">
            <h1 className={toTitleClass(header.title)}>{header.title}</h1>
          </div>
          <div className="lg:col-end-13 lg:col-span-4">
            <p className="lead">{header.lead}</p>
            <div className="row row--stack mt-6 print:hidden">
              {first && <ButtonLink variant="primary" {...first} />}
              {others.map((action) => (
                <ButtonLink key={action.to} variant="text" {...action} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
