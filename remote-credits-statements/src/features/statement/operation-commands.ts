import { checkIban } from '@ncb/shared-kernel/domain/identifiers';
import { canPrintFromStatement } from '@ncb/shared-kernel/domain/statement';
import {
  DocumentType,
  PAGE_OF_DOCUMENT,
  PAYROLL,
  Side,
  UAH,
  type PageName,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { ListedOperation } from './listed-operations';

export const OPERATION_COMMANDS = ['return', 'keepParty', 'repeat', 'print', 'view'] as const;
export type OperationCommandName = (typeof OPERATION_COMMANDS)[number];

/** Whether the counterparty has an account that a hryvnia payment can name; the bank itself is paid by nobody so. */
function hasPayableParty({ document, category }: ListedOperation): boolean {
  return category !== 'fees' && document.correspondentName !== '' && checkIban(document.correspondentAccount) === null;
}

/** The page of the document behind an operation, by the bank's type of it; null where there is none. */
export function pageOfOperation({ document }: ListedOperation): PageName | null {
  if (document.documentId === undefined) return null;
  const type = Object.values(DocumentType).find((known) => String(known) === document.documentType);
  return PAGE_OF_DOCUMENT[type ?? PAYROLL];
}

/** What can be done with an operation. Printing: spec 3 §6 and §9; the rest: reference/areas A8 */
export function commandsOf(row: ListedOperation): readonly OperationCommandName[] {
  const { document, side, isRevaluation } = row;
  if (isRevaluation) return [];
  const isUah = document.currencyCode === UAH.code;
  const can: Record<OperationCommandName, boolean> = {
    // What the bank itself has given back is owed to nobody.
    return: side === Side.credit && isUah && row.category !== 'own' && hasPayableParty(row) && !document.isReversal,
    keepParty: isUah && row.category !== 'own' && hasPayableParty(row),
    repeat: pageOfOperation(row) !== null && side === Side.debit,
    print: canPrintFromStatement({ side, documentType: document.documentType, madeHere: document.madeHere }),
    view: true,
  };
  return OPERATION_COMMANDS.filter((name) => can[name]);
}
