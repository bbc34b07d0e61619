import type { Problem } from './problem';

/**
 * Sentences by which the bank refuses a document, or a row of a payroll, while it executes. The wire carries the sentence
 * (spec 2 §2, `reason`); a screen shows the same in the user's language.
 */
export const REFUSAL_REASONS = {
  codeNotOfReceiver: 'Код отримувача не належить власнику рахунку',
  receiverIsPayer: 'Рахунок отримувача є рахунком платника',
  receiverClosed: 'Рахунок отримувача закрито',
  receiverNotOpened: 'Рахунок отримувача ще не відкрито',
  receiverInOtherCurrency: 'Рахунок отримувача відкрито в іншій валюті',
  receiverUnknown: 'Рахунок отримувача не існує',
  payerBarred: 'Платежі з рахунку платника не дозволено',
  // of payments to a credit deal
  aboveDebt: 'Сума платежу перевищує заборгованість за кредитним договором',
  aboveInstalment:
    'Сума більша за прострочене й черговий платіж. Для дострокового погашення подайте розпорядження на цей день',
  // of documents in currency
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
  // of payrolls and their rows
  salariesNotCome: 'Кошти на транзитний рахунок зарплатного проєкту не надійшли',
  bankUnknown: 'Банку отримувача немає в довіднику',
  accountNotOfPerson: 'Рахунок не є рахунком фізичної особи',
  accountClosed: 'Рахунок закрито',
  codeNotOfOwner: 'Код не належить власнику рахунку',
} as const satisfies Record<string, string>;

export type RefusalReason = keyof typeof REFUSAL_REASONS;
export type RefusalSentence = (typeof REFUSAL_REASONS)[RefusalReason];

/** Field of the form that a refusal is about, by its name on the wire; reasons without one are not cured in the form. */
const FIELDS: Partial<Record<RefusalReason, string>> = {
  codeNotOfReceiver: 'okpo_co',
  receiverIsPayer: 'acnt_co',
  receiverClosed: 'acnt_co',
  receiverNotOpened: 'acnt_co',
  receiverInOtherCurrency: 'acnt_co',
  receiverUnknown: 'acnt_co',
  payerBarred: 'acn_id',
  aboveDebt: 'amount',
  aboveInstalment: 'amount',
  feeAboveSum: 'amount',
  feeAboveCredited: 'amount',
  creditedClosed: 'acnt_c_id',
  creditedNotOpened: 'acnt_c_id',
  noRate: 'cur_ref',
  rateNotMet: 'customer_rate',
  bankUnknown: 'emp_acn',
  accountNotOfPerson: 'emp_acn',
  accountClosed: 'emp_acn',
  codeNotOfOwner: 'tin',
};

const NAMES = Object.keys(REFUSAL_REASONS) as RefusalReason[];

/** Finds the reason whose sentence the bank has sent; null for words of the bank's own people. */
export function findRefusalReason(sentence: string): RefusalReason | null {
  return NAMES.find((name) => REFUSAL_REASONS[name] === sentence) ?? null;
}

/** The field that cures a refusal; null if there is none, or the words are of the bank's own people. */
export function fieldOfRefusal(sentence: string): string | null {
  const reason = findRefusalReason(sentence);
  return (reason && FIELDS[reason]) ?? null;
}

/**
 * The problem of a document that the bank would refuse once it executes it. `refusal` names the reason, so that a screen
 * tells it in the user's language.
 */
export function foreseenRefusal(field: string, reason: RefusalReason): Problem {
  return { field, key: 'refusedByBank', params: { reason: REFUSAL_REASONS[reason], refusal: reason } };
}
