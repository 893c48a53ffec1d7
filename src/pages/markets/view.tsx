import { ClosingActions } from '../../components/blocks/closing';
import { MarketBlock } from '../../components/blocks/market-block';
import { PageHead } from '../../components/blocks/page-head';
import type { MarketsPage } from './page';

export function View({ page }: { page: MarketsPage }) {
  const { copy, markets } = page;
  return (
    <>
      <PageHead header={copy.header} />
      {markets.map((market, index) => (
        <MarketBlock
          key={market.slug}
          market={market}
          copy={copy}
          proof={market.proof}
          position={index + 1}
          total={markets.length}
        />
      ))}
      <ClosingActions closing={copy.closing} />
    </>
  );
}
