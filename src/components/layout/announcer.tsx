import { useEffect, useRef, useState } from 'react';

interface AnnouncerProps {
  /** Said in front of the title. */
  words: string;
  title: string;
  path: string;
}

/**
 * Client-side navigation is silent to screen readers: this moves the focus to the new page's h1 and
 * announces the page politely. The first page is announced by the browser itself.
 */
export function Announcer({ words, title, path }: AnnouncerProps) {
  const opened = useRef(path);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (opened.current === path) return;
    opened.current = path;
    setMessage(`${words} ${title}`);
    if (window.location.hash === '') focusHeadline();
  }, [path, title, words]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {message}
    </p>
  );
}

function focusHeadline() {
  const headline = document.querySelector<HTMLElement>('main h1');
  headline?.setAttribute('tabindex', '-1');
  headline?.focus({ preventScroll: true });
}
