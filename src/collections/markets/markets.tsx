import type { PageOf } from '../../content/page-data';
import { ClosingActions } from '../../sections/closing';
import { MarketBlock } from '../../sections/market-block';
import { PageHead } from '../../sections/page-head';

export function View({ page }: { page: PageOf<'markets'> }) {
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
