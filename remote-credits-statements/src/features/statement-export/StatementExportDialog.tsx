import type { ShownOperation, StatementAnswer, StatementRequest } from '../statement/shown-statement';

export interface StatementExportDialogProps {
  /** All operations: what formats of balances are made of. */
  answer: StatementAnswer;
  asked: StatementRequest;
  /** What the table shows, filtered and in its order: what tables are made of. */
  shown: readonly ShownOperation[];
  onClose: () => void;
}
