import type { ImportColumn } from '../../domain/rules';

/** Whose column it is by its plain name: the receiver's or counterparty's, the payer's or the company's own, or not said. */
export type Party = 'receiver' | 'payer' | null;
/** Facts of a party that columns hold. */
type PartyFact = 'account' | 'code' | 'name' | 'bank';

const RECEIVER =
  /отримувач|одержувач|получател|кор+еспондент|контрагент|партнер|іншоїсторони|другойстороны|counterpart|corr?espondent|receiver|recipient|benefic|creditor|payee/u;
const PAYER =
  /платник|плательщик|відправник|отправител|^наш|^мій|^моя|^мое|власн|собственн|клієнт|клиент|payer|sender|debtor|^own|^our|^my|дебет\p{L}*рахун|рахун\p{L}*дебет/u;
const BANK = /мфо|банк|bank|надавач|swift|bic|рнбо/u;
const ACCOUNT = /рахун|iban|счет|account/u;
const CODE = /код|єдрпоу|едрпоу|егрпоу|окпо|іпн|инн|рнокпп|дрфо|code|taxid|taxn/u;
const NAME = /назв|наймен|наимен|name|піб|фио/u;
/** Words that make a name of a party the name of something else. */
const OTHER =
  /дат|date|сум+а|amount|призначен|назначен|purpose|details|паспорт|passport|країн|стран|country|адрес|address|тип|вид|телефон|phone|валют|currency|фактичн|фактическ|ultimate|залишок|остаток|balance/u;

export function partyOf(name: string): Party {
  const [isReceiver, isPayer] = [RECEIVER.test(name), PAYER.test(name)];
  if (isReceiver === isPayer) return null;
  return isReceiver ? 'receiver' : 'payer';
}

/** Null for a column that holds nothing of a party. */
export function factOf(name: string): PartyFact | null {
  if (OTHER.test(name)) return null;
  if (BANK.test(name)) return 'bank';
  if (ACCOUNT.test(name)) return 'account';
  if (CODE.test(name)) return 'code';
  return NAME.test(name) || partyOf(name) !== null ? 'name' : null;
}

const COLUMN: Readonly<Record<PartyFact, readonly [receiver: ImportColumn, payer: ImportColumn]>> = {
  account: ['acn_c', 'acn_d'],
  code: ['okpo_c', 'okpo_d'],
  name: ['name_c', 'name_d'],
  bank: ['mfo_c', 'mfo_d'],
};
/** The name of a bank is no code of it. */
const BANK_CODE = /мфо|код|code|рнбо/u;

/** The columns that names of no list say by their words: `IBAN одержувача коштів`, `Найменування контрагента`. */
export function placesByRole(names: readonly string[]): ReadonlyMap<ImportColumn, number> {
  const places = new Map<ImportColumn, number>();
  for (const [place, name] of names.entries()) {
    const [party, fact] = [partyOf(name), factOf(name)];
    if (party === null || fact === null || (fact === 'bank' && !BANK_CODE.test(name))) continue;
    const [receiver, payer] = COLUMN[fact];
    const column = party === 'receiver' ? receiver : payer;
    // An account in its whole form stands above the one of before.
    const isBetter =
      column.startsWith('acn') && name.includes('iban') && !(names[places.get(column) ?? -1] ?? '').includes('iban');
    if (!places.has(column) || isBetter) places.set(column, place);
  }
  return places;
}
