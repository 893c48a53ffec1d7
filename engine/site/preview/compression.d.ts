// Its published types are those of Express, which this project does without.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Makes a response compress what is written to it, if the request accepts that. */
  type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  /** @param options the least bytes from which a response is compressed */
  function compression(options: { threshold: number }): Compress;

  export = compression;
}
