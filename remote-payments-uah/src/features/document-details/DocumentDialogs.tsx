import type { DocumentDialog } from './document-dialog';
import { HistoryDialog } from './HistoryDialog';
import { TemplateDialog } from './TemplateDialog';

export interface DocumentDialogsProps {
  dialog: DocumentDialog;
  onClose: () => void;
}

/** What is open over the journal for one document. */
export function DocumentDialogs({ dialog: { kind, row }, onClose }: DocumentDialogsProps) {
  return kind === 'history' ? (
    <HistoryDialog row={row} onClose={onClose} />
  ) : (
    <TemplateDialog row={row} onClose={onClose} />
  );
}
