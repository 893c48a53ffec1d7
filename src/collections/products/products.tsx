import type { PageOf } from '../../content/page-data';
import { ClosingActions } from '../../sections/closing';
import { PageHead } from '../../sections/page-head';
import { SymbolStrip } from '../../sections/symbol-strip';
import { WalkingLine } from '../../sections/walking-line';
import { ButtonLink } from '../../ui/button';
import { TermProvider } from '../../ui/term-provider';

export function View({ page }: { page: PageOf<'products'> }) {
  const { copy, products, terms } = page;
  return (
    <TermProvider terms={terms}>
      <PageHead
        header={copy.header}
        below={
          <div className="row mt-6">
            <ButtonLink variant="text" {...copy.compare} />
            <ButtonLink variant="text" {...copy.build} />
          </div>
        }
      >
        <SymbolStrip label={copy.index} products={products} />
      </PageHead>
      <WalkingLine products={products} copy={copy} terms={terms} />
      <ClosingActions closing={copy.closing} />
    </TermProvider>
  );
}
