import { ClosingActions, PageHead } from '../../components/blocks/section.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import type { MarketsPage } from './page.ts';
import stylesheet from './place.css?url';
import { Place } from './place.tsx';

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
        <Place
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
