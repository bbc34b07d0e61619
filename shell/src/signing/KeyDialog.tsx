import { useId, useLayoutEffect, useRef } from 'react';
import type { AcceptCertificateRequest, CreateKeyRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import type { AcceptCertificateAnswer, CreateKeyAnswer } from '@ncb/shared-kernel/domain/signing-protocol';
import { useTexts } from '../languages/texts';
import { LinkButton } from '../sign-in/controls';
import { WidgetFrame } from './WidgetFrame';

type Asked = CreateKeyRequest | AcceptCertificateRequest;

export interface KeyDialogProps {
  /** Address of the signature widget, on an origin of its own. */
  widget: string;
  asked: Omit<CreateKeyRequest, 'language' | 'theme'> | Omit<AcceptCertificateRequest, 'language' | 'theme'>;
  onAnswer: (answer: CreateKeyAnswer | AcceptCertificateAnswer) => void;
  /** The user closed the window without an answer. */
  onClose: () => void;
}

/** The signature widget in a native dialog, for what concerns keys. Key and password exist only inside the widget. */
export function KeyDialog({ widget, asked, onAnswer, onClose }: KeyDialogProps) {
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
      data-dialog={asked.kind}
    >
      <div className="ncb-key-window-top">
        <h2 id={titleId}>{t('signing.widget')}</h2>
        <LinkButton onClick={() => dialog.current?.close()} data-action="close">
          {t('signIn.close')}
        </LinkButton>
      </div>
      <WidgetFrame<Asked>
        address={widget}
        request={(look) => ({ ...asked, ...look })}
        onAnswer={onAnswer}
        onEscape={() => dialog.current?.close()}
      />
    </dialog>
  );
}
