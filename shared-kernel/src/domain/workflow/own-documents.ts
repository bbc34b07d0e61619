import {
  DocumentType,
  PAYROLL,
  type DocumentKind,
  type DocumentStatus,
  type SignatureRight,
  type SignScheme,
} from '../vocabulary';
import { canPrint } from './can-print';
import { getNextAction } from './get-next-action';
import { isNextSigner, type WithNextSigners } from './next-signers';

export interface ListedDocument extends WithNextSigners {
  readonly status: DocumentStatus;
  /** 'k' for incoming payments. */
  readonly direction?: string;
}

/** False for incoming payments, which are read-only. */
export function isOwn({ direction }: Pick<ListedDocument, 'direction'>): boolean {
  return direction !== 'k';
}

export interface SigningUser {
  readonly user: { readonly userId: string; readonly signatureRight: SignatureRight; readonly rightsValid: boolean };
  readonly signScheme: SignScheme;
}

export function isWaitingForUser(row: ListedDocument, { user, signScheme }: SigningUser): boolean {
  const { userId, signatureRight: right, rightsValid } = user;
  const signer = { right, rightsValid, isNext: isNextSigner(row, userId) };
  return isOwn(row) && getNextAction(row.status, signer, signScheme) !== null;
}

/** Judges each status once, except of half-signed documents: a list has 10,000 documents of seven statuses. */
export function filterWaitingForUser<Row extends ListedDocument>(
  rows: readonly Row[],
  user: SigningUser,
): readonly Row[] {
  const statuses = [...new Set(rows.map(({ status }) => status))];
  const waitingStatuses = new Set(statuses.filter((status) => isWaitingForUser({ status }, user)));
  return rows.filter((row) =>
    row.nextSigners ? isWaitingForUser(row, user) : waitingStatuses.has(row.status) && isOwn(row),
  );
}

/**
 * True for an instruction or request. Source: docs/requirements/hryvnia-payments.md#document-panel,
 * docs/requirements/hryvnia-payments.md#printouts,
 * docs/requirements/currency-payroll-credits-statements.md#forms-on-paper.
 */
export function hasPrintout(row: ListedDocument & { readonly type: DocumentKind }): boolean {
  return row.type !== PAYROLL && isOwn(row) && canPrint(row);
}

/** True for outgoing hryvnia payments. Source: docs/requirements/hryvnia-payments.md#printouts. */
export function hasInstruction(row: ListedDocument & { readonly type: DocumentKind }): boolean {
  return row.type === DocumentType.uahPayment && isOwn(row) && canPrint(row);
}
