import type { AnswerOf, loginChallenge } from '@ncb/shared-kernel/api/contract';
import type { SignedInAnswer, SignInRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import { fromBase64 } from '../signing/base64';
import { WidgetDialog } from '../signing/WidgetDialog';

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

/** The signature widget as it signs in. */
export function KeyWindow({ question, onAnswer, onClose }: KeyWindowProps) {
  return (
    <WidgetDialog<SignInRequest>
      name="signInByKey"
      address={question.widget}
      request={(look) => ({
        ...look,
        kind: 'signIn',
        audience: question.audience,
        challenge: question.challenge,
        certificates: question.certificates.map(fromBase64),
      })}
      onAnswer={onAnswer}
      onClose={onClose}
    />
  );
}
