import { isForward, possibleActions, type JudgedDocument } from './possible-actions';
import { useTexts } from './texts';
import { useActing } from './use-acting';
import type { BulkAction } from './use-document-actions';

export interface NamedAction {
  readonly action: BulkAction;
  readonly label: string;
}

export interface OneDocument {
  /** Next step: signing or sending; null if neither is possible. */
  readonly forward: NamedAction | null;
  readonly others: readonly NamedAction[];
}

export function useOneDocument(document: JudgedDocument): OneDocument {
  const { t } = useTexts();
  const possible = possibleActions([document], useActing())
    .filter(({ documents }) => documents.length > 0)
    // Short label: beside other buttons the destination does not fit.
    .map(({ action }) => ({ action, label: t(action === 'send' ? 'send.short' : `${action}.button`) }));
  return {
    forward: possible.find(({ action }) => isForward(action)) ?? null,
    others: possible.filter(({ action }) => !isForward(action)),
  };
}
