import {
  DocumentType,
  PAYROLL,
  type DocumentKind,
  type DocumentStatus,
  type SignatureRight,
  type SignScheme,
} from '../vocabulary';
import { canPrint } from './print-right';
import { waitsFor } from './waits-for';

/** A document of a list in which also stands what others have paid to the company. */
export interface ListedDocument {
  readonly status: DocumentStatus;
  /** 'k' for what others have paid. */
  readonly direction?: string;
}

/** Whether the company made the document here; what others have paid to it is only looked at. */
export function isOwn({ direction }: Pick<ListedDocument, 'direction'>): boolean {
  return direction !== 'k';
}

/** Who is asked for a signature: the user in his company. */
export interface SigningUser {
  readonly user: { readonly signatureRight: SignatureRight; readonly rightsValid: boolean };
  readonly signScheme: SignScheme;
}

/** Whether the user can bring the document one step forward now: sign it, or send it. */
export function waitsForUser(row: ListedDocument, { user, signScheme }: SigningUser): boolean {
  const { signatureRight: right, rightsValid } = user;
  return isOwn(row) && waitsFor(row.status, { right, rightsValid }, signScheme) !== null;
}

/** The documents that wait for the user, each status judged once: a list has ten thousand documents of seven statuses. */
export function waitingForUser<Row extends ListedDocument>(rows: readonly Row[], user: SigningUser): readonly Row[] {
  const statuses = [...new Set(rows.map(({ status }) => status))];
  const waiting = new Set(statuses.filter((status) => waitsForUser({ status }, user)));
  return rows.filter((row) => waiting.has(row.status) && isOwn(row));
}

/** Whether a payment document has a paper of its own: an instruction, or a request. Source: spec 2 §2 and §9, spec 3 §7 */
export function hasPaper(row: ListedDocument & { readonly type: DocumentKind }): boolean {
  return row.type !== PAYROLL && isOwn(row) && canPrint(row);
}

/** Whether a document has a payment instruction in hryvnias to print. Source: spec 2 §9 ("only for outgoing documents") */
export function hasInstruction(row: ListedDocument & { readonly type: DocumentKind }): boolean {
  return row.type === DocumentType.uahPayment && isOwn(row) && canPrint(row);
}
