import { toDataFile } from '#check/addresses/paths';

const responses = new Map<string, Promise<Response>>();

/**
 * Fetches the data file of the page at an address, once per document that the browser has loaded.
 * @returns a separate clone for each caller; failed requests are retried on the next call
 */
export async function fetchPage(path: string): Promise<Response> {
  const known = import.meta.hot ? undefined : responses.get(path);
  const pending = known ?? fetch(`/${toDataFile(path)}`);
  responses.set(path, pending);
  const response = await pending.catch((error: unknown) => {
    responses.delete(path);
    throw error;
  });
  if (!response.ok) responses.delete(path);
  return response.clone();
}
