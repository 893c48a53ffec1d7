import { expect, it } from 'vitest';
import { contentModel } from '../../check/tests/site.fixture.ts';
import { toCheckedContent } from '../publish/checked-content.ts';

it('drawings are published in the colors that the brand has now', () => {
  const drawing = '<path stroke="var(--copper,#a8451a)"/>';
  const model = { ...contentModel, colors: new Map([['copper', '#00687a']]) };
  const disk = new Map([['content/ring.svg', { bytes: drawing.length, drawing }]]);
  const { drawingOf } = toCheckedContent('/site', {
    model,
    files: [],
    disk,
    today: '2026-11-21',
    problems: [],
  });
  expect(drawingOf?.('content/ring.svg')).toBe('<path stroke="var(--copper,#00687a)"/>');
  expect(drawingOf?.('content/other.svg')).toBeUndefined();
});
