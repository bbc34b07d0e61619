import type { DocumentKind } from '../../domain/vocabulary';
import { useCode } from '../../queries';

export interface ApprovalNoteProps {
  type: DocumentKind;
  /** Decimal string; null while the payment is not complete. */
  amount: string | null;
  /** ISO 4217 letters, by default of the hryvnia. */
  currency?: string;
  receiverAccount?: string;
}

const load = async () => (await import('./ApprovalNeed')).ApprovalNeed;

/** Note about the approval policy, whose code loads with the form; it is left out if that fails. */
export function ApprovalNote(props: ApprovalNoteProps) {
  const { data: Need } = useCode('documentForm/approval', load, true);
  return Need ? <Need {...props} /> : null;
}
