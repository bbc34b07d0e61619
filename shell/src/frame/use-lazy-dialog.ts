import { useCallback, useState, type ComponentType } from 'react';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../languages';

export interface LazyDialog<Props> {
  /** Null while it is closed. */
  readonly Dialog: ComponentType<Props> | null;
  open(): void;
  close(): void;
}

/** Returns a dialog whose code is fetched when it is first opened; a failed download is told in a notice. */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  { notify }: Pick<ShellServices, 'notify'>,
): LazyDialog<Props> {
  const { common } = useTexts();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    load().then(
      (code) => {
        setDialog(() => code);
        setOpen(true);
      },
      (error: unknown) => {
        console.error(String(error));
        notify('error', common('failures.network'));
      },
    );
  }, [load, notify, common]);
  return { Dialog: isOpen ? Dialog : null, open, close: useCallback(() => setOpen(false), []) };
}
