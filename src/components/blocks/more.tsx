import { Contact } from '../ui/contact';

/** The text at the foot of an element that is one link as a whole. */
export function More({ label }: { label: string }) {
  return (
    <span className="more">
      {label} <Contact />
    </span>
  );
}
