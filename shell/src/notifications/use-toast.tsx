import { App, Button } from 'antd';
import { useCallback, useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NextStep, NoticeKind } from '@ncb/shared-kernel/remote-contract';

const SHOWN_SECONDS = 6;
/** Duration while focused: antd closes a toast at once when its duration changes to none. */
const HELD_SECONDS = 3600;

export type ShowToast = (kind: NoticeKind, content: ReactNode, next?: NextStep) => void;

/**
 * Returns a function that shows a toast at the lower edge. The time stops while the pointer or the focus is on it;
 * errors stay until closed.
 */
export function useToast(): ShowToast {
  const { notification } = App.useApp();
  const { t } = useTranslation('kernel');
  const owner = useId();
  const count = useRef(0);
  return useCallback(
    (kind, content, next) => {
      count.current += 1;
      const key = `${owner} ${count.current}`;
      const show = (isHeld: boolean): void => {
        notification.open({
          key,
          type: kind,
          duration: kind !== 'error' && (isHeld ? HELD_SECONDS : SHOWN_SECONDS),
          role: kind === 'error' ? 'alert' : 'status',
          closable: { 'aria-label': t('common.close') },
          title: (
            <ToastText kind={kind} onHold={show}>
              {content}
            </ToastText>
          ),
          description: next && (
            <Button
              type="link"
              className="ncb-toast-next"
              onClick={() => {
                notification.destroy(key);
                next.run();
              }}
              data-action={next.name}
            >
              {next.label}
            </Button>
          ),
        });
      };
      show(false);
    },
    [notification, owner, t],
  );
}

interface ToastTextProps {
  kind: NoticeKind;
  onHold: (isHeld: boolean) => void;
  children: ReactNode;
}

function ToastText({ kind, onHold, children }: ToastTextProps) {
  const text = useRef<HTMLSpanElement>(null);
  const hold = useEffectEvent(onHold);
  useEffect(() => {
    const toast = text.current?.closest('.ant-notification-notice');
    const onFocus = () => hold(true);
    const onBlur = () => hold(false);
    toast?.addEventListener('focusin', onFocus);
    toast?.addEventListener('focusout', onBlur);
    return () => {
      toast?.removeEventListener('focusin', onFocus);
      toast?.removeEventListener('focusout', onBlur);
    };
  }, []);
  return (
    <span ref={text} data-notice={kind}>
      {children}
    </span>
  );
}
