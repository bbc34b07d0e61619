import { useCallback, useState, type ComponentType } from 'react';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../languages';

interface LazyDialog<Props> {
  /** Null while it is closed. */
  readonly Dialog: ComponentType<Props> | null;
  /** True from the call of `open` until the code is there. */
  readonly isOpening: boolean;
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
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');
  const open = useCallback(() => {
    setState('opening');
    load().then(
      (code) => {
        setDialog(() => code);
        // Closed meanwhile, it stays closed.
        setState((before) => (before === 'opening' ? 'open' : before));
      },
      (error: unknown) => {
        console.error(String(error));
        setState('closed');
        notify('error', common('failures.network'));
      },
    );
  }, [load, notify, common]);
  return {
    Dialog: state === 'open' ? Dialog : null,
    isOpening: state === 'opening',
    open,
    close: useCallback(() => setState('closed'), []),
  };
}
