import { useEffect, useRef, type HTMLAttributes } from 'react';

/**
 * Fields of a dialog; focuses the first one. `autoFocus` does not work: the dialog is not visible yet, the close button
 * gets the focus, typing goes nowhere and Enter closes the dialog.
 */
export function DialogFields(props: HTMLAttributes<HTMLDivElement>) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = fields.current?.querySelector<HTMLElement>('input[type="text"]:enabled, textarea:enabled');
    first?.focus({ preventScroll: true });
  }, []);
  return <div {...props} ref={fields} />;
}
