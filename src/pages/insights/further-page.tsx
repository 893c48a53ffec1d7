import { onlineManager, QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { fetchPage } from '#site/browser/page-cache';
import { Button } from '../../components/ui/button.tsx';
import type { InsightsPage } from './page.ts';

interface FurtherPageProps {
  /** The address of the page. */
  path: string;
  copy: InsightsPage['copy']['more'];
  /** Called once its data has arrived. */
  onLoaded: () => void;
}

const client = new QueryClient();
// A request that waits for the connection goes on once it is back.
client.mount();
// It only receives changes, and the connection may have dropped while this was loading.
onlineManager.setOnline(navigator.onLine);

async function load(path: string) {
  const { ok, status } = await fetchPage(path);
  if (!ok) throw new Error(`${path} answers ${status}`);
  return path;
}

/** Fetches a page of a list and reports progress. */
export function FurtherPage({ path, copy, onLoaded }: FurtherPageProps) {
  const { isSuccess, isError, isPaused, refetch } = useQuery(
    { queryKey: ['page', path], queryFn: () => load(path) },
    client,
  );
  const finish = useEffectEvent(onLoaded);
  useEffect(() => {
    if (isSuccess) finish();
  }, [isSuccess]);
  if (isSuccess) return null;
  if (isPaused) return copy.offline;
  if (!isError) return copy.loading;
  return (
    <>
      {copy.failed}
      <Button variant="small" type="button" label={copy.retry} onClick={() => refetch()} />
    </>
  );
}
