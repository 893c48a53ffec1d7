import type { ReactNode } from 'react';
import type { Body } from '#site';
import { Prose } from '../../mdx/prose';
import { Contents } from '../layout/contents';
import { MarginedText } from './margin';

interface MarginedProseProps {
  body: Pick<Body, 'tree' | 'headings'>;
  /** Where to go next: after the text on phones, otherwise at the bottom of the margin. */
  next?: ReactNode;
}

/** The prose of a page, with its chapters in the margin; phones have no room for those. */
export function MarginedProse({ body, next }: MarginedProseProps) {
  const chapters = (
    <div className="max-lg:hidden">
      <Contents headings={body.headings} />
    </div>
  );
  return (
    <MarginedText lookup={chapters} next={next}>
      <Prose body={body} />
    </MarginedText>
  );
}
