import './toaster.css';

import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

import { createToastQueue, TOAST, type ToastMessage } from './toast-queue';

/** The copy around messages. */
interface ToastWords {
  /** The name of the corner; `{hotkey}` is replaced by the key that moves focus there. */
  region: string;
  /** Read before each message by screen readers. */
  label: string;
  dismiss: string;
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
