import { isForward, possibleActions, type JudgedDocument } from './possible-actions';
import { useTexts } from './texts';
import { useActing } from './use-acting';
import type { BulkAction } from './use-document-actions';

/** An action with its words. */
export interface NamedAction {
  readonly action: BulkAction;
  readonly label: string;
}

/** What is possible with one document. */
export interface OneDocument {
  /** What moves it forward: signing or sending; null where neither is possible. */
  readonly forward: NamedAction | null;
  /** What takes something back. */
  readonly others: readonly NamedAction[];
}

export function useOneDocument(document: JudgedDocument): OneDocument {
  const { t } = useTexts();
  const possible = possibleActions([document], useActing())
    .filter(({ documents }) => documents.length > 0)
    // Beside other buttons there is no room to say where it is sent.
    .map(({ action }) => ({ action, label: t(action === 'send' ? 'send.short' : `${action}.button`) }));
  return {
    forward: possible.find(({ action }) => isForward(action)) ?? null,
    others: possible.filter(({ action }) => !isForward(action)),
  };
}
