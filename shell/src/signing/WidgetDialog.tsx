import { useId, useLayoutEffect, useRef } from 'react';
import type { WidgetRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import { useTexts } from '../languages';
import { LinkButton } from '../light-ui';
import { WidgetFrame, type WidgetFrameProps } from './WidgetFrame';

interface WidgetDialogProps<Request extends WidgetRequest> extends Pick<
  WidgetFrameProps<Request>,
  'address' | 'request' | 'onAnswer'
> {
  name: string;
  onClose: () => void;
}

/** Signature widget in a native dialog, without antd. Key and password exist only inside the widget. */
export function WidgetDialog<Request extends WidgetRequest>(props: WidgetDialogProps<Request>) {
  const { name, address, request, onAnswer, onClose } = props;
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="ncb-dialog ncb-key-window"
      aria-labelledby={titleId}
      onClose={onClose}
      data-dialog={name}
    >
      <div className="ncb-key-window-top">
        <h2 id={titleId}>{t('signing.widget')}</h2>
        <LinkButton onClick={() => dialog.current?.close()} data-action="close">
          {t('signIn.close')}
        </LinkButton>
      </div>
      <WidgetFrame<Request>
        address={address}
        request={request}
        onAnswer={onAnswer}
        onEscape={() => dialog.current?.close()}
      />
    </dialog>
  );
}
