import { randomInt } from 'node:crypto';
import {
  formatPrintoutNumber,
  PRINTOUT_NUMBER_LENGTH,
  PRINTOUT_NUMBER_SIGNS,
  type PrintoutReference,
} from '@ncb/shared-kernel/domain/papers';
import { DocumentStatus, getPrintoutKind } from '@ncb/shared-kernel/domain/vocabulary';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { refuse, succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import type { DocumentRow } from '../documents/find-document';
import { ISSUED_PER_DAY_MAX } from './limits';

const { issuedPrintout } = schema;

type IssuedRow = typeof issuedPrintout.$inferSelect;

/** Printout to be issued; `subject` is the same for the same thing in the same state. */
export type PrintoutSubject = Pick<
  IssuedRow,
  'subject' | 'kind' | 'documentId' | 'version' | 'amount' | 'currencyLetters'
>;

/** Returns null for a document that the bank has not received: it has nothing to confirm. */
export function describeDocument(row: DocumentRow): PrintoutSubject | null {
  const { id, type, version, status, amount, currencyLetters } = row;
  if (status < DocumentStatus.inProgress) return null;
  return {
    subject: `document:${id}:${version}:${status}`,
    kind: getPrintoutKind(type),
    documentId: id,
    version,
    amount,
    currencyLetters,
  };
}

/**
 * Issues numbers by subject; a printout that the person has printed before keeps its number. Refuses more new numbers
 * than a person may get on a day.
 */
export function issueNumbers(
  { db, config }: Pick<Services, 'db' | 'config'>,
  caller: CompanyCaller,
  subjects: readonly PrintoutSubject[],
): Promise<Outcome<(subject: PrintoutSubject) => PrintoutReference>> {
  return inTransaction(db, async (tx) => {
    let numbers = await findNumbers(tx, caller, subjects);
    const added = subjects.filter(({ subject }) => !numbers.has(subject));
    if (added.length > 0) {
      if ((await countIssued(tx, caller)) + added.length > ISSUED_PER_DAY_MAX) return refuse('printoutLimit');
      await tx
        .insert(issuedPrintout)
        .values(added.map((subject) => toRow(subject, caller)))
        // A parallel print of the same person has issued it.
        .onConflictDoNothing({ target: [issuedPrintout.issuedBy, issuedPrintout.companyId, issuedPrintout.subject] });
      numbers = await findNumbers(tx, caller, subjects);
    }
    return succeed((subject) => toReference(subject, numbers, config.appOrigin));
  });
}

async function findNumbers(tx: Queries, caller: CompanyCaller, subjects: readonly PrintoutSubject[]) {
  if (subjects.length === 0) return new Map<string, string>();
  const rows = await tx
    .select({ subject: issuedPrintout.subject, number: issuedPrintout.number })
    .from(issuedPrintout)
    .where(
      and(
        eq(issuedPrintout.issuedBy, caller.userId),
        eq(issuedPrintout.companyId, caller.membership.companyId),
        inArray(
          issuedPrintout.subject,
          subjects.map(({ subject }) => subject),
        ),
      ),
    );
  return new Map(rows.map(({ subject, number }) => [subject, number]));
}

async function countIssued(tx: Queries, { userId, bankDay }: CompanyCaller): Promise<number> {
  const [row] = await tx
    .select({ issued: count() })
    .from(issuedPrintout)
    .where(and(eq(issuedPrintout.issuedBy, userId), eq(issuedPrintout.issuedDay, bankDay)));
  return row?.issued ?? 0;
}

function toRow(subject: PrintoutSubject, { userId, membership, at, bankDay }: CompanyCaller): IssuedRow {
  const number = createNumber();
  return { ...subject, number, companyId: membership.companyId, issuedBy: userId, issuedAt: at, issuedDay: bankDay };
}

/** Creates a number of uniformly random signs. */
function createNumber(): string {
  const sign = () => PRINTOUT_NUMBER_SIGNS[randomInt(PRINTOUT_NUMBER_SIGNS.length)] ?? '';
  return Array.from({ length: PRINTOUT_NUMBER_LENGTH }, sign).join('');
}

function toReference(
  { subject, amount, currencyLetters }: PrintoutSubject,
  numbers: ReadonlyMap<string, string>,
  appOrigin: string,
): PrintoutReference {
  const number = numbers.get(subject);
  if (number === undefined) throw new Error(`no number for ${subject}`);
  return {
    number: formatPrintoutNumber(number),
    address: `${appOrigin}/ncb/verify`,
    amount: amount ?? '',
    currencyLetters,
  };
}
