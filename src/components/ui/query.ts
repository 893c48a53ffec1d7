import { useLocation } from 'react-router-dom';
import { useHydrated } from './hydration';

/**
 * The search in the address, from `?q=` and `?page=`; empty in the prerendered page.
 * @returns the trimmed text, and how many pages of hits are shown
 */
export function useQuery() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated) return { words: '', pages: 1 };
  const parameters = new URLSearchParams(search);
  const pages = Number.parseInt(parameters.get('page') ?? '', 10);
  return { words: parameters.get('q')?.trim() ?? '', pages: Math.max(1, pages || 1) };
}
