import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { LocalDate } from './local-date.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("renders English first, and the viewer's locale after hydration", async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<LocalDate day="2024-09-17" />);
  expect(screen.getByText('Sep 17, 2024')).toBeDefined();
  render(<LocalDate day="2024-09-17" />, { container, hydrate: true });
  expect((await screen.findByText('17.09.2024')).getAttribute('datetime')).toBe('2024-09-17');
});
