import { ClosingActions } from '../../components/blocks/closing';
import { PageHead } from '../../components/blocks/page-head';
import { ButtonLink } from '../../components/ui/button';
import { TermProvider } from '../../components/ui/term-provider';
import type { ProductsPage } from './page';
import { SymbolStrip } from './parts/symbol-strip';
import { WalkingLine } from './parts/walking-line';

export function View({ page }: { page: ProductsPage }) {
  const { copy, terms } = page;
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
        <SymbolStrip page={page} />
      </PageHead>
      <WalkingLine page={page} />
      <ClosingActions closing={copy.closing} />
    </TermProvider>
  );
}
