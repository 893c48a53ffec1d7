import { ClosingActions, PageHead } from '../../components/blocks/section.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import stylesheet from './market-summary.css?url';
import { MarketSummary } from './market-summary.tsx';
import type { MarketsPage } from './page.ts';

export function View({ page }: { page: MarketsPage }) {
  const { copy, markets } = page;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PageHead header={copy.header}>
        <div className="row mt-6">
          {markets.map(({ path, name }) => (
            <ButtonLink key={path} variant="text" to={path} label={name} />
          ))}
        </div>
      </PageHead>
      {markets.map((market, index) => (
        <MarketSummary
          key={market.slug}
          market={market}
          copy={copy}
          position={index + 1}
          total={markets.length}
        />
      ))}
      <ClosingActions closing={copy.closing} />
    </>
  );
}
