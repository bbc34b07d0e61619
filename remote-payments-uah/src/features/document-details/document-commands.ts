import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { judgeLinkedPayments } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, PAGE_OF_DOCUMENT, type DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import {
  canBecomeTemplate,
  canCreatePayment,
  canPrintSigned,
  hasPrintout,
  hasSwiftMessage,
  isForSwift,
  isOwn,
  isAllowedInStatus,
} from '@ncb/shared-kernel/domain/workflow';

/** Commands in the order of the panel's buttons. Source: docs/requirements/hryvnia-payments.md#document-panel. */
const DOCUMENT_COMMANDS = [
  'history',
  'open',
  'change',
  'copy',
  'createPayment',
  'createCurrencyPayment',
  'template',
  'print',
  'printSigned',
  'swiftCopy',
  'swiftXml',
] as const;
export type DocumentCommandName = (typeof DOCUMENT_COMMANDS)[number];

type CommandReason =
  | 'status'
  | 'notServed'
  | 'aborted'
  | 'beingPaid'
  | 'notYetPrinted'
  | 'notYetSent'
  | 'outcomeUnknown';

interface OfferedCommand {
  readonly name: DocumentCommandName;
  /** null: the command is enabled. */
  readonly reason: CommandReason | null;
}

interface CommandContext {
  readonly bankDay: string;
  readonly bankCode: string;
  /** Payments made from a request; undefined while loading. */
  readonly linked?: readonly DocumentStatus[];
  isServed: (page: string) => boolean;
}

/** Returns the form that a command opens. */
export function getPage(name: DocumentCommandName, { type }: Pick<JournalRow, 'type'>): string | null {
  if (name === 'open' || name === 'change' || name === 'copy') return PAGE_OF_DOCUMENT[type];
  if (name === 'createPayment') return PAGE_OF_DOCUMENT[DocumentType.uahPayment];
  return name === 'createCurrencyPayment' ? PAGE_OF_DOCUMENT[DocumentType.currencyPayment] : null;
}

/** Lists a document's commands, disabled ones with a reason; incoming payments have none. */
export function listCommands(
  row: JournalRow,
  { bankDay, bankCode, linked = [], isServed }: CommandContext,
): readonly OfferedCommand[] {
  if (!isOwn(row)) return [];
  const { type, status, confirmed } = row;
  const isBuying = type === DocumentType.buyRequest;
  const isOffered: Partial<Record<DocumentCommandName, boolean>> = {
    createPayment: isBuying,
    createCurrencyPayment: isBuying,
    template: canBecomeTemplate(row),
    print: hasPrintout(row),
    printSigned: canBecomeTemplate(row),
    swiftCopy: isForSwift(row, bankCode),
    swiftXml: isForSwift(row, bankCode),
  };
  const paid: CommandReason | null = judgeLinkedPayments(linked) === 'blocked' ? 'beingPaid' : null;
  const payment = canCreatePayment({ status, type }) ? paid : 'aborted';
  const message: CommandReason | null = hasSwiftMessage(row, bankCode) ? null : 'notYetSent';
  const reasons: Partial<Record<DocumentCommandName, CommandReason | null>> = {
    change: isAllowedInStatus('change', status) ? paid : 'status',
    // The receiver could get the money twice.
    copy: row.isOutcomeUnknown ? 'outcomeUnknown' : null,
    createPayment: payment,
    createCurrencyPayment: payment,
    printSigned: canPrintSigned({ status, type, confirmed, bankDay }) ? null : 'notYetPrinted',
    swiftCopy: message,
    swiftXml: message,
  };
  return DOCUMENT_COMMANDS.filter((name) => isOffered[name] ?? true).map((name) => {
    const page = getPage(name, row);
    return { name, reason: reasons[name] ?? (page !== null && !isServed(page) ? 'notServed' : null) };
  });
}
