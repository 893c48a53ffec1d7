import './toaster.css';

import * as Toast from '@radix-ui/react-toast';
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from './icon.tsx';

/** The limits of the toast corner: how many, how long in milliseconds, sizes in pixels. */
const TOAST = { visible: 3, duration: 5000, width: 356, gap: 14, swipeThreshold: 50 };

/** A message: its title in two or three words, and a sentence. */
interface ToastMessage {
  tone: 'good' | 'bad';
  title: string;
  text: string;
}

/** The copy around messages. */
interface ToastCopy {
  /** The name of the corner; `{hotkey}` is replaced by the key that moves focus there. */
  region: string;
  /** Read before each message by screen readers. */
  label: string;
  dismiss: string;
}

type QueuedToast = ToastMessage & { id: number };

/** One corner for the whole site, rendered outside the page at the first message. */
let corner: Root | undefined;
/** In order of arrival: the first are shown, the others wait. */
let queue: QueuedToast[] = [];
let last = 0;
/** Whether the corner is at the top: chosen for the first toast, kept while any is shown. */
let isAtTop = false;

/** Shows a message in the corner for five seconds, or queues it if three are already shown. */
export function showToast(message: ToastMessage, copy: ToastCopy): void {
  last += 1;
  if (queue.length === 0) isAtTop = isContactBelow();
  showQueue([...queue, { ...message, id: last }], copy);
}

/** Whether the contact of the footer is where toasts would cover it: in the lower half of the window. */
function isContactBelow(): boolean {
  const contact = document.querySelector('footer address');
  if (contact === null) return false;
  const { top, bottom } = contact.getBoundingClientRect();
  return top < window.innerHeight && bottom > window.innerHeight / 2;
}

function showQueue(toasts: QueuedToast[], copy: ToastCopy) {
  queue = toasts;
  corner ??= createRoot(document.body.appendChild(document.createElement('div')));
  const remove = (id: number) =>
    showQueue(
      queue.filter((toast) => toast.id !== id),
      copy,
    );
  corner.render(<Corner visible={toasts.slice(0, TOAST.visible)} copy={copy} onClose={remove} />);
}

interface CornerProps {
  visible: QueuedToast[];
  copy: ToastCopy;
  onClose: (id: number) => void;
}

function Corner({ visible, copy, onClose }: CornerProps) {
  return (
    <Toast.Provider
      label={copy.label}
      duration={TOAST.duration}
      swipeDirection="right"
      swipeThreshold={TOAST.swipeThreshold}
    >
      {visible.map(({ id, tone, title, text }) => (
        <Toast.Root
          key={id}
          className="toast"
          type="background"
          style={{ width: TOAST.width }}
          onOpenChange={() => onClose(id)}
        >
          <span className={`led toast__lamp toast__lamp--${tone}`} />
          <Toast.Title className="toast__title">{title}</Toast.Title>
          <Toast.Close className="icon-button" aria-label={copy.dismiss}>
            <Icon name="close" />
          </Toast.Close>
          <Toast.Description className="toast__text">{text}</Toast.Description>
        </Toast.Root>
      ))}
      <Toast.Viewport
        className={isAtTop ? 'toasts toasts--top' : 'toasts'}
        label={copy.region}
        style={{ gap: TOAST.gap }}
      />
    </Toast.Provider>
  );
}
