import type { AnswerOf, loginChallenge } from '@ncb/shared-kernel/api/contract';
import type { SignedInAnswer, SignInRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import { decodeBase64, WidgetDialog } from '../signing';

export interface KeySignInRequest extends AnswerOf<typeof loginChallenge> {
  readonly widget: string;
}

interface KeyWindowProps {
  question: KeySignInRequest;
  onAnswer: (answer: SignedInAnswer) => void;
  onClose: () => void;
}

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
        certificates: question.certificates.map(decodeBase64),
      })}
      onAnswer={onAnswer}
      onClose={onClose}
    />
  );
}
