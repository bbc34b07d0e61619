import { App } from 'antd';
import { useCallback, useId, useRef, type ReactNode } from 'react';
import type { NoticeKind } from '@ncb/shared-kernel/remote-contract';

/** Source: design/look, "Toast" */
const SHOWN_SECONDS = 6;

export type ShowToast = (kind: NoticeKind, content: ReactNode) => void;

/**
 * Tells what happened, above the foot of the window: never over a title, the bell or the company. It waits while somebody
 * points at it or has the focus in it; an error stays until it is closed.
 */
export function useToast(): ShowToast {
  const { notification } = App.useApp();
  // Several parts of the shell tell things at once: each tells its own.
  const owner = useId();
  const count = useRef(0);
  return useCallback(
    (kind, content) => {
      count.current += 1;
      const key = `${owner} ${count.current}`;
      const wait = (duration: number | false) => {
        if (kind !== 'error') show(duration);
      };
      const show = (duration: number | false): void => {
        notification.open({
          key,
          type: kind,
          duration,
          role: kind === 'error' ? 'alert' : 'status',
          title: <span data-notice={kind}>{content}</span>,
          // antd stops the time for the pointer only.
          props: {
            onFocus: () => wait(false),
            onBlur: () => wait(SHOWN_SECONDS),
          },
        });
      };
      show(kind === 'error' ? false : SHOWN_SECONDS);
    },
    [notification, owner],
  );
}
