import type { ReactNode } from 'react';

import { Chapters } from './chapters';
import { MarginedText } from './margin';

interface PracticeProps {
  headings: { id: string; text: string; depth: number }[];
  /** Stands in the margin below the chapters, such as whom to ask. */
  next?: ReactNode;
  /** The prose. */
  children: ReactNode;
}

/** The prose of a page with its chapters in the margin, where there is room for them. */
export function Practice({ headings, next, children }: PracticeProps) {
  return (
    <MarginedText lookup={<Chapters headings={headings} />} next={next}>
      {children}
    </MarginedText>
  );
}
