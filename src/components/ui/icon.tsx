import type { SocialIcon } from '../../collections/files/site.ts';
import { controlIcons } from '../../drawings/control-icons.ts';
import social from '../../drawings/social.svg';

/** A line icon of a control; its context sets size and color. */
export function Icon({ name }: { name: keyof typeof controlIcons }) {
  const [field, path] = controlIcons[name];
  return (
    <svg className="line-art" viewBox={`0 0 ${field} ${field}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The icon of a social network. */
export function SocialMark({ icon }: { icon: SocialIcon }) {
  return (
    <svg className="line-art" aria-hidden="true">
      <use href={`${social}#${icon}`} />
    </svg>
  );
}
