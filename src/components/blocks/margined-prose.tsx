import type { ComponentProps } from 'react';
import type { Body } from '#site';
import { Prose } from '../../mdx/prose.tsx';
import { Contents, FoldedContents } from './contents.tsx';
import { MarginedText } from './margin.tsx';

interface MarginedProseProps extends Pick<ComponentProps<typeof MarginedText>, 'next'> {
  body: Pick<Body, 'tree' | 'headings'>;
}

/** The prose of a page, with its chapters in the margin, or folded above it. */
export function MarginedProse({ body, next }: MarginedProseProps) {
  const chapters = (
    <>
      <FoldedContents headings={body.headings} />
      <div className="max-lg:hidden">
        <Contents headings={body.headings} />
      </div>
    </>
  );
  return (
    <MarginedText lookup={chapters} next={next}>
      <Prose body={body} />
    </MarginedText>
  );
}
