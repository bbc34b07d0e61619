import { getTimeOfBankDay } from '@ncb/shared-kernel/domain/dates';
import { fixValueDate, getOpenValueDate, type ValueDateSubject } from '@ncb/shared-kernel/domain/rules';
import { CurrencyPaymentKind, DocumentType, isRequestType } from '@ncb/shared-kernel/domain/vocabulary';
import type { DocumentRow } from './find-document';
import type { Moment } from './kind-of-document';

export type ValueDateColumns = Pick<DocumentRow, 'valueDate' | 'valueDateFixed'>;

type Subject = Pick<DocumentRow, 'type' | 'currencyCode' | 'receiverAccount' | 'details'>;

/** Returns the user's choice, or the date that the bank fixes now. */
export function getValueDate(subject: ValueDateSubject, chosen: string, { bankDay, now }: Moment): ValueDateColumns {
  const isChosen = chosen !== '';
  const valueDate = fixValueDate(subject, chosen, { bankDay, time: getTimeOfBankDay(bankDay, now) });
  return { valueDate, valueDateFixed: !isChosen };
}

/**
 * Returns the value date at acceptance or execution: a date fixed by the bank moves on after its cut-off. The signed
 * text keeps the first.
 */
export function getValueDateNow(row: Subject & ValueDateColumns, moment: Moment): ValueDateColumns {
  const { valueDate, valueDateFixed } = row;
  const isChosen = valueDate !== null && !valueDateFixed;
  if (isChosen && valueDate >= moment.bankDay) return { valueDate, valueDateFixed };
  return { ...getValueDate(toSubject(row), '', moment), valueDateFixed: !isChosen };
}

/** Returns the value date of a document saved before this rule, as if saved on the day of sending. */
export function getValueDateInProgress(
  row: Subject & ValueDateColumns & Pick<DocumentRow, 'sentDay'>,
  { bankDay, now }: Moment,
): ValueDateColumns {
  const { valueDate, valueDateFixed, sentDay } = row;
  if (valueDate === null) return getValueDate(toSubject(row), '', { bankDay: sentDay ?? bankDay, now });
  return { valueDate: getOpenValueDate(toSubject(row), valueDate), valueDateFixed };
}

function toSubject({ type, currencyCode, receiverAccount, details }: Subject): ValueDateSubject {
  return { type, currencyCode, receiverAccount: receiverAccount, kind: details.currencyPayment?.kind };
}

/** Returns the value date after a recall: one fixed at saving is signed and stays, one fixed at sending is dropped. */
export function getValueDateRecalled({
  valueDate,
  valueDateFixed,
  ...row
}: Pick<Subject, 'type' | 'details'> & ValueDateColumns) {
  return isFixedAtSaving(row) || !valueDateFixed
    ? { valueDate, valueDateFixed }
    : { valueDate: null, valueDateFixed: false };
}

function isFixedAtSaving({ type, details }: Pick<Subject, 'type' | 'details'>): boolean {
  if (type === DocumentType.currencyPayment) return details.currencyPayment?.kind !== CurrencyPaymentKind.own;
  return isRequestType(type);
}

/** Returns the value date of execution, never earlier than the bank day of the posting. */
export function getExecutionValueDate(
  { valueDate, valueDateFixed }: ValueDateColumns,
  bankDay: string,
): ValueDateColumns {
  if (valueDate !== null && valueDate >= bankDay) return { valueDate, valueDateFixed };
  return { valueDate: bankDay, valueDateFixed: valueDateFixed || valueDate === null };
}
