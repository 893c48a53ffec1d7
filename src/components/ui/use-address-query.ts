import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/** The search in the address, from `?q=`, trimmed; empty in the prerendered page. */
export function useAddressQuery(): string {
  const { search } = useLocation();
  const query = new URLSearchParams(search).get('q')?.trim() ?? '';
  return useHydrated() ? query : '';
}
