import { timeOfBankDay } from '@ncb/shared-kernel/domain/dates';
import { fixValueDate, type ValueDateSubject } from '@ncb/shared-kernel/domain/rules';
import { CurrencyPaymentKind, DocumentType, REQUEST_TYPES } from '@ncb/shared-kernel/domain/vocabulary';
import type { DocumentRow } from './company-document';
import type { Moment } from './kind-of-document';

/** The columns of a document that its value date is kept in. */
export type ValueDateColumns = Pick<DocumentRow, 'valueDate' | 'valueDateFixed'>;

type Subject = Pick<DocumentRow, 'type' | 'currencyCode' | 'receiverAccount' | 'details'>;

/** The day that the user chose, or the one that the bank fixes for them at this moment. */
export function valueDateOf(subject: ValueDateSubject, chosen: string, { bankDay, now }: Moment): ValueDateColumns {
  const isChosen = chosen !== '';
  const valueDate = fixValueDate(subject, chosen, { bankDay, time: timeOfBankDay(bankDay, now) });
  return { valueDate, valueDateFixed: !isChosen };
}

/**
 * The value date of a document that the bank accepts or executes now. A day that the user chose stands; one that the
 * bank fixed before moves on when it cannot be met any more. Signed texts name the day that was fixed at saving.
 */
export function valueDateNow(row: Subject & ValueDateColumns, moment: Moment): ValueDateColumns {
  const { valueDate, valueDateFixed } = row;
  const subject = {
    type: row.type,
    currencyCode: row.currencyCode,
    payeeAccount: row.receiverAccount,
    kind: row.details.currencyPayment?.kind,
  };
  const isChosen = valueDate !== null && !valueDateFixed;
  if (isChosen && valueDate >= moment.bankDay) return { valueDate, valueDateFixed };
  return { ...valueDateOf(subject, '', moment), valueDateFixed: !isChosen };
}

/** The value date of a document that is taken back: a day that the bank fixed at sending was never signed. */
export function valueDateRecalled({
  type,
  details,
  valueDate,
  valueDateFixed,
}: Pick<Subject, 'type' | 'details'> & ValueDateColumns) {
  const isSigned = type === DocumentType.currencyPayment && details.currencyPayment?.kind !== CurrencyPaymentKind.own;
  return isSigned || !valueDateFixed ? { valueDate, valueDateFixed } : { valueDate: null, valueDateFixed: false };
}

/** A request's value date is its term: it is executed before, and its value date is then the day of the deal. */
export function isDealRequest({ type }: Pick<DocumentRow, 'type'>): boolean {
  return REQUEST_TYPES.some((one) => one === type);
}

/** The value date of a document that is executed on a bank day: none is earlier than the money moved. */
export function executedOn({ valueDate, valueDateFixed }: ValueDateColumns, bankDay: string): ValueDateColumns {
  if (valueDate !== null && valueDate >= bankDay) return { valueDate, valueDateFixed };
  return { valueDate: bankDay, valueDateFixed: valueDateFixed || valueDate === null };
}
