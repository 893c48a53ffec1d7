import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createPreview } from '#site/preview/preview-server';

/**
 * Serves the built site in a folder as `vite preview` does.
 * @param port the port to listen on; 0 picks a free one
 */
export async function startPreview(root: string, port: number): Promise<Server> {
  const server = createServer(createPreview(root)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
