import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Prose } from '../../mdx/prose';
import { renderInSite } from '../ui/site.fixture';
import { ArticleFrame } from './article-frame';

afterEach(cleanup);

it.each([['de'], [undefined]])('an article in %s has its own words in that language', (lang) => {
  renderInSite(
    <ArticleFrame
      breadcrumb={[{ label: 'Above', path: '/above' }]}
      entry={{ lang }}
      title="Der Ring"
      lead="Was er trägt."
      facts={[{ label: 'Author', value: 'Ada' }]}
    >
      <Prose body={{ tree: [['p', {}, 'Wort']] }} lang={lang} />
    </ArticleFrame>,
  );
  const languageOf = (words: string) =>
    screen.getByText(words).closest('[lang]')?.getAttribute('lang');
  expect(['Der Ring', 'Was er trägt.', 'Wort'].map(languageOf)).toEqual(Array(3).fill(lang));
  expect(['Above', 'Author'].map(languageOf)).toEqual([undefined, undefined]);
});
