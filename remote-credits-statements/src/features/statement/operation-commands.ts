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

const OPERATION_COMMANDS = ['return', 'keepParty', 'repeat', 'print', 'view'] as const;
export type OperationCommandName = (typeof OPERATION_COMMANDS)[number];

/** True if the counterparty can be paid in hryvnias; the bank itself is not paid this way. */
function hasPayableParty({ document, category }: ListedOperation): boolean {
  return category !== 'fees' && document.correspondentName !== '' && checkIban(document.correspondentAccount) === null;
}

/** Returns the page of an operation's document by the bank's type; null if there is none. */
export function getOperationPage({ document }: ListedOperation): PageName | null {
  if (document.documentId === undefined) return null;
  const type = Object.values(DocumentType).find((documentType) => String(documentType) === document.documentType);
  return PAGE_OF_DOCUMENT[type ?? PAYROLL];
}

/**
 * Returns the commands of an operation. Source: docs/requirements/currency-payroll-credits-statements.md#roles,
 * docs/requirements/currency-payroll-credits-statements.md#statement-and-turnovers,
 * docs/requirements/statements.md#operation-details-and-commands.
 */
export function getOperationCommands(row: ListedOperation): readonly OperationCommandName[] {
  const { document, side, isRevaluation } = row;
  if (isRevaluation) return [];
  const isUah = document.currencyCode === UAH.code;
  const can: Record<OperationCommandName, boolean> = {
    // A reversal by the bank is not owed to any payer.
    return: side === Side.credit && isUah && row.category !== 'own' && hasPayableParty(row) && !document.isReversal,
    keepParty: isUah && row.category !== 'own' && hasPayableParty(row),
    repeat: getOperationPage(row) !== null && side === Side.debit,
    print: canPrintFromStatement({ side, documentType: document.documentType, madeHere: document.madeHere }),
    view: true,
  };
  return OPERATION_COMMANDS.filter((name) => can[name]);
}
