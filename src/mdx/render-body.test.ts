import { describe, expect, it } from 'vitest';
import { renderText } from './render-text.fixture';

const facts = new Map([
  ['Phone', '+49 (30) 555-0142'],
  ['Address', 'Ohmweg 12, Hafen'],
  ['Projects', '1000+'],
]);

const render = (source: string) => renderText(source, facts);

describe('a fact in a body', () => {
  it.each([
    ['Call <Phone />.', '<p>Call <a href="tel:+49305550142">+49 (30) 555-0142</a>.</p>'],
    ['Call <Phone>the desk</Phone>.', '<p>Call <a href="tel:+49305550142">the desk</a>.</p>'],
    ['At <Address />, <Projects number /> times.', '<p>At Ohmweg 12, Hafen, 1000 times.</p>'],
    ['[Call <Phone />](/contact)', '<p><a href="/contact">Call +49 (30) 555-0142</a></p>'],
  ])('%s', async (source, html) => {
    expect((await render(source)).html).toBe(html);
  });

  it('is said in the list of headings', async () => {
    const { headings } = await render('## The first <Projects /> projects');
    expect(headings.map(({ text }) => text)).toEqual(['The first 1000+ projects']);
  });
});
