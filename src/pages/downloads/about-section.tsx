import { MarginedProse } from '../../components/blocks/margined-prose.tsx';
import { Section } from '../../components/blocks/section.tsx';
import { TermProvider } from '../../components/ui/term-provider.tsx';
import type { DownloadsPage } from './page.ts';

/** What a file is and what it is not, below the table of files. */
export function AboutSection({ page }: { page: DownloadsPage }) {
  return (
    <TermProvider terms={page.terms}>
      <Section id="about" heading={page.copy.about} surface="tint">
        <MarginedProse body={page.body} />
      </Section>
    </TermProvider>
  );
}
