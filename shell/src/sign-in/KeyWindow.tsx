import { useId, useLayoutEffect, useRef } from 'react';
import type { AnswerOf, loginChallenge } from '@ncb/shared-kernel/api/contract';
import type { SignedInAnswer, SignInRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import { fromBase64 } from '../signing/base64';
import { WidgetFrame } from '../signing/WidgetFrame';
import { LinkButton } from './controls';
import { useTexts } from '../languages/texts';

/** What the widget is asked to sign, and where it is. */
export interface KeyQuestion extends AnswerOf<typeof loginChallenge> {
  readonly widget: string;
}

export interface KeyWindowProps {
  question: KeyQuestion;
  onAnswer: (answer: SignedInAnswer) => void;
  /** The user closed the window without an answer. */
  onClose: () => void;
}

/** The signature widget in a native dialog: sign-in does without antd. Key and password exist only inside the widget. */
export function KeyWindow({ question, onAnswer, onClose }: KeyWindowProps) {
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
      data-dialog="signInByKey"
    >
      <div className="ncb-key-window-top">
        <h2 id={titleId}>{t('signing.widget')}</h2>
        <LinkButton onClick={() => dialog.current?.close()} data-action="close">
          {t('signIn.close')}
        </LinkButton>
      </div>
      <WidgetFrame<SignInRequest>
        address={question.widget}
        request={(look) => ({
          ...look,
          kind: 'signIn',
          audience: question.audience,
          challenge: question.challenge,
          certificates: question.certificates.map(fromBase64),
        })}
        onAnswer={onAnswer}
        onEscape={() => dialog.current?.close()}
      />
    </dialog>
  );
}
