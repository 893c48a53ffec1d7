import './toaster.css';

import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

/** The limits of the toast corner: how many, how long in milliseconds, sizes in pixels. */
const TOAST = { visible: 3, duration: 5000, width: 356, gap: 14, swipeThreshold: 50 };

/** A message: its title in two or three words, and a sentence. */
interface ToastMessage {
  tone: 'good' | 'bad';
  title: string;
  text: string;
}

/** The copy around messages. */
interface ToastWords {
  /** The name of the corner; `{hotkey}` is replaced by the key that moves focus there. */
  region: string;
  /** Read before each message by screen readers. */
  label: string;
  dismiss: string;
}

/** An empty queue of messages in order of arrival: `shown` are the first, the others wait. */
export function createToastQueue() {
  type QueuedToast = ToastMessage & { id: number };
  const listeners = new Set<() => void>();
  let waiting: QueuedToast[] = [];
  let shown: QueuedToast[] = [];
  let last = 0;

  function change(toasts: QueuedToast[]) {
    waiting = toasts;
    shown = toasts.slice(0, TOAST.visible);
    for (const listener of listeners) listener();
  }

  return {
    add: (message: ToastMessage) => {
      last += 1;
      change([...waiting, { ...message, id: last }]);
    },
    remove: (id: number) => change(waiting.filter((toast) => toast.id !== id)),
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One corner for the whole site, rendered outside the page at the first message. */
const queue = createToastQueue();
let isDrawn = false;

/** Shows a message in the corner for five seconds, or queues it if three are already shown. */
export function showToast(message: ToastMessage, words: ToastWords): void {
  if (!isDrawn) {
    isDrawn = true;
    const corner = document.body.appendChild(document.createElement('div'));
    createRoot(corner).render(<Corner words={words} />);
  }
  queue.add(message);
}

function Corner({ words }: { words: ToastWords }) {
  const shown = useSyncExternalStore(queue.subscribe, queue.shown);
  return (
    <Toast.Provider
      label={words.label}
      duration={TOAST.duration}
      swipeDirection="right"
      swipeThreshold={TOAST.swipeThreshold}
    >
      {shown.map(({ id, tone, title, text }) => (
        <Toast.Root
          key={id}
          className="toast"
          type="background"
          style={{ width: TOAST.width }}
          onOpenChange={() => queue.remove(id)}
        >
          <span className={`led toast__lamp toast__lamp--${tone}`} />
          <Toast.Title className="toast__title">{title}</Toast.Title>
          <Toast.Close className="icon-button" aria-label={words.dismiss}>
            <svg className="line-art" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M5 5l10 10M15 5L5 15" />
            </svg>
          </Toast.Close>
          <Toast.Description className="toast__text">{text}</Toast.Description>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toasts" label={words.region} style={{ gap: TOAST.gap }} />
    </Toast.Provider>
  );
}
