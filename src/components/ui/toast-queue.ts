/** The limits of the toast corner: how many, how long in milliseconds, sizes in pixels. */
export const TOAST = { visible: 3, duration: 5000, width: 356, gap: 14, swipeThreshold: 50 };

/** A message: its title in two or three words, and a sentence. */
export interface ToastMessage {
  tone: 'good' | 'bad';
  title: string;
  text: string;
}

interface QueuedToast extends ToastMessage {
  id: number;
}

/** A queue of messages in order of arrival. */
interface ToastQueue {
  add: (message: ToastMessage) => void;
  remove: (id: number) => void;
  /** The first three; the others wait for their turn. */
  shown: () => QueuedToast[];
  /** Calls the listener after every change; returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates an empty queue. */
export function createToastQueue(): ToastQueue {
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
    add: (message) => {
      last += 1;
      change([...waiting, { ...message, id: last }]);
    },
    remove: (id) => change(waiting.filter((toast) => toast.id !== id)),
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
