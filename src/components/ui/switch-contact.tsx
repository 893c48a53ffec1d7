/** The open contact of a button; it closes while the button is hovered or focused. */
export function SwitchContact() {
  return (
    <svg className="switch-contact line-art" viewBox="0 0 28 14" aria-hidden="true">
      <path d="M0 10h7M21 10h7M18 7l6 6M24 7l-6 6" />
      <path className="lever" d="M7 10h14" />
    </svg>
  );
}

/** The text at the foot of an element that is one link as a whole. */
export function More({ label }: { label: string }) {
  return (
    <span className="more label">
      {label} <SwitchContact />
    </span>
  );
}
