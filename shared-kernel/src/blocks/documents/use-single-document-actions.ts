import { isForward, getPossibleActions, type JudgedDocument, type BulkAction } from './get-possible-actions';
import { useTexts } from './texts';
import { useActingUser } from './use-acting-user';

interface NamedAction {
  readonly action: BulkAction;
  readonly label: string;
}

export interface SingleDocumentActions {
  /** Next step: signing or sending; null if neither is possible. */
  readonly forward: NamedAction | null;
  readonly others: readonly NamedAction[];
}

export function useSingleDocumentActions(document: JudgedDocument): SingleDocumentActions {
  const { t } = useTexts();
  const possible = getPossibleActions([document], useActingUser())
    .filter(({ documents }) => documents.length > 0)
    // Short label: beside other buttons the destination does not fit.
    .map(({ action }) => ({ action, label: t(action === 'send' ? 'send.short' : `${action}.button`) }));
  return {
    forward: possible.find(({ action }) => isForward(action)) ?? null,
    others: possible.filter(({ action }) => !isForward(action)),
  };
}
