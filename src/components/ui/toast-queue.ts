/** The numbers of the corner: how many, how long in milliseconds, how large in pixels. */
export const TOAST = { visible: 3, duration: 5000, width: 356, gap: 14, swipeThreshold: 50 };

/** A message: what happened in two or three words, and in a sentence. */
export interface ToastMessage {
  tone: 'good' | 'bad';
  title: string;
  text: string;
}

interface QueuedToast extends ToastMessage {
  id: number;
}

/** Messages in the order in which they came. */
interface ToastQueue {
  add: (message: ToastMessage) => void;
  remove: (id: number) => void;
  /** The first three; the others wait, so that each has its time. */
  shown: () => QueuedToast[];
  /** Calls back after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** An empty queue. */
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
