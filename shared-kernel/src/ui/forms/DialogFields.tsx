import { useEffect, useRef, type HTMLAttributes } from 'react';

/**
 * The fields of a dialog. The first one has the focus as it opens: `autoFocus` cannot give it, the dialog is not shown yet
 * by then, and its cross would have it: what is typed would go nowhere, and Enter would close the dialog.
 */
export function DialogFields(props: HTMLAttributes<HTMLDivElement>) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = fields.current?.querySelector<HTMLElement>('input[type="text"]:enabled, textarea:enabled');
    first?.focus({ preventScroll: true });
  }, []);
  return <div {...props} ref={fields} />;
}
