import type { Site } from '../../collections/files/site';
import { ButtonLink } from '../ui/button';

/** Shown if the site's own copy could not be loaded. */
const LAST_RESORT = { failure: 'Unexpected Application Error!', failureAction: 'Return to Home' };

interface FailureProps {
  labels: Pick<Site['labels'], 'failure' | 'failureAction'> | undefined;
  /** The status text or the error message. */
  message: string;
}

/** The page shown after an unexpected routing or rendering error. */
export function Failure({ labels = LAST_RESORT, message }: FailureProps) {
  return (
    <main className="wrap section">
      <div className="failure grid justify-items-start gap-3 p-inset" role="alert">
        <h1>{labels.failure}</h1>
        <p className="mono">{message}</p>
        <ButtonLink to="/" label={labels.failureAction} variant="secondary" />
      </div>
    </main>
  );
}
