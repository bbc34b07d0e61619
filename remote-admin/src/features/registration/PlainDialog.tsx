import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './registration.module.css';

interface PlainDialogProps {
  name: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Native dialog: takes the focus, closes on Escape, and returns the focus. */
export function PlainDialog({ name, title, onClose, children }: PlainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={titleId} onClose={onClose} data-dialog={name}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
