import type { Problem } from './problem';

/**
 * Sentences with which the bank refuses a document during execution. The wire carries them; screens translate. Source:
 * docs/requirements/hryvnia-payments.md#document-panel.
 */
export const REFUSAL_REASONS = {
  codeNotOfReceiver: 'Код отримувача не належить власнику рахунку',
  receiverIsPayer: 'Рахунок отримувача є рахунком платника',
  receiverClosed: 'Рахунок отримувача закрито',
  receiverNotOpened: 'Рахунок отримувача ще не відкрито',
  receiverInOtherCurrency: 'Рахунок отримувача відкрито в іншій валюті',
  receiverUnknown: 'Рахунок отримувача не існує',
  // instant payments
  receiverBlocked: 'Рахунок отримувача заблоковано',
  receiverBarred: 'Рахунок отримувача не приймає таких платежів',
  instantNotSubmitted: 'Банк не встиг відправити миттєвий платіж',
  instantTimedOut: 'Банк отримувача не відповів вчасно',
  instantRejected: 'Банк отримувача відхилив миттєвий платіж',
  payerBarred: 'Платежі з рахунку платника не дозволено',
  // payments to a credit
  aboveDebt: 'Сума платежу перевищує заборгованість за кредитним договором',
  aboveInstalment:
    'Сума більша за прострочене й черговий платіж. Для дострокового погашення подайте розпорядження на цей день',
  // documents in currency
  feeAboveSum: 'Комісія банку не менша за суму платежу',
  feeAboveCredited: 'Комісія банку не менша за суму, яку слід зарахувати',
  feeAccountBarred: 'Платежі з рахунку комісії не дозволено',
  creditedClosed: 'Рахунок зарахування закрито',
  creditedNotOpened: 'Рахунок зарахування ще не відкрито',
  noRate: 'Банк не має курсу цієї валюти',
  rateNotMet: 'Курс банку не відповідав курсу в заявці',
  hryvniasNotCome: 'Кошти для купівлі валюти не надійшли',
  requestNotNamed: 'Платіж на купівлю валюти має посилатися на заявку',
  requestUnknown: 'Заявки на купівлю валюти не існує',
  requestExecuted: 'Заявку на купівлю валюти вже виконано',
  requestRefused: 'Заявку на купівлю валюти відхилено',
  // payrolls and their rows
  salariesNotCome: 'Кошти на транзитний рахунок зарплатного проєкту не надійшли',
  bankUnknown: 'Банку отримувача немає в довіднику',
  accountNotOfPerson: 'Рахунок не є рахунком фізичної особи',
  accountClosed: 'Рахунок закрито',
  codeNotOfOwner: 'Код не належить власнику рахунку',
} as const satisfies Record<string, string>;

export type RefusalReason = keyof typeof REFUSAL_REASONS;
export type RefusalSentence = (typeof REFUSAL_REASONS)[RefusalReason];

/** Other reasons cannot be fixed in the form. Of a payroll, the field of the row. */
const FIELDS: Partial<Record<RefusalReason, string>> = {
  codeNotOfReceiver: 'receiverCode',
  receiverIsPayer: 'creditIban',
  receiverClosed: 'creditIban',
  receiverNotOpened: 'creditIban',
  receiverInOtherCurrency: 'creditIban',
  receiverUnknown: 'creditIban',
  receiverBlocked: 'creditIban',
  receiverBarred: 'creditIban',
  instantNotSubmitted: 'isInstant',
  instantTimedOut: 'isInstant',
  instantRejected: 'isInstant',
  payerBarred: 'debitAccountId',
  aboveDebt: 'amount',
  aboveInstalment: 'amount',
  feeAboveSum: 'amount',
  feeAboveCredited: 'amount',
  creditedClosed: 'creditAccountId',
  creditedNotOpened: 'creditAccountId',
  noRate: 'currencyCode',
  rateNotMet: 'customerRate',
  bankUnknown: 'account',
  accountNotOfPerson: 'account',
  accountClosed: 'account',
  codeNotOfOwner: 'taxCode',
};

/** Status reasons of the ISO 20022 external code set (ExternalStatusReason1Code), by which banks speak of a refusal. */
const CODES = {
  receiverUnknown: 'AC01',
  receiverClosed: 'AC04',
  receiverBlocked: 'AC06',
  receiverInOtherCurrency: 'AC09',
  receiverBarred: 'AG01',
  instantTimedOut: 'AB05',
  codeNotOfReceiver: 'BE01',
} as const satisfies Partial<Record<RefusalReason, string>>;

const NAMES = Object.keys(REFUSAL_REASONS) as RefusalReason[];

/** Returns null for free text by bank staff. */
export function findRefusalReason(sentence: string): RefusalReason | null {
  return NAMES.find((name) => REFUSAL_REASONS[name] === sentence) ?? null;
}

/** Returns the ISO 20022 code of a refusal, or null for a reason without one. */
export function findCodeOfRefusal(sentence: string): string | null {
  const reason = findRefusalReason(sentence);
  return reason && reason in CODES ? CODES[reason as keyof typeof CODES] : null;
}

/** Returns the sentence for an ISO 20022 code, or null for one without a sentence of its own. */
export function findSentenceOfCode(code: string): RefusalSentence | null {
  const [reason] = Object.entries(CODES).find(([, known]) => known === code) ?? [];
  return reason ? REFUSAL_REASONS[reason as RefusalReason] : null;
}

/** Returns the field that fixes a refusal, or null. */
export function findFieldOfRefusal(sentence: string): string | null {
  const reason = findRefusalReason(sentence);
  return (reason && FIELDS[reason]) ?? null;
}

/**
 * The problem of a document that the bank would refuse once it executes it. `refusal` names the reason, so that a screen
 * tells it in the user's language.
 */
export function buildForeseenRefusal(field: string, reason: RefusalReason): Problem {
  return { field, key: 'refusedByBank', params: { reason: REFUSAL_REASONS[reason], refusal: reason } };
}
