import { Contact } from '../ui/contact';

/** The words at the foot of something that is a link as a whole. */
export function More({ label }: { label: string }) {
  return (
    <span className="more">
      {label} <Contact />
    </span>
  );
}
