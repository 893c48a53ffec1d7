import type { FieldErrors } from './message.ts';

/** What a request is answered with if it cannot be taken. */
export class Refusal extends Error {
  readonly status: 400 | 403 | 413 | 422 | 429 | 503;
  readonly errors: FieldErrors;
  /** When to try again, in seconds. */
  readonly wait: number | undefined;

  constructor(
    status: Refusal['status'],
    message: string,
    { errors = {}, wait }: { errors?: FieldErrors; wait?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.wait = wait;
  }
}
