import type { ImportColumn } from '../../domain/rules';

type Party = 'receiver' | 'payer' | null;
type PartyFact = 'account' | 'code' | 'name' | 'bank';

const RECEIVER =
  /отримувач|одержувач|получател|кор+еспондент|контрагент|партнер|іншоїсторони|другойстороны|counterpart|corr?espondent|receiver|recipient|benefic|creditor|payee/u;
const PAYER =
  /платник|плательщик|відправник|отправител|^наш|^мій|^моя|^мое|власн|собственн|клієнт|клиент|payer|sender|debtor|^own|^our|^my|дебет\p{L}*рахун|рахун\p{L}*дебет/u;
const BANK = /мфо|банк|bank|надавач|swift|bic|рнбо/u;
const ACCOUNT = /рахун|iban|счет|account/u;
const CODE = /код|єдрпоу|едрпоу|егрпоу|окпо|іпн|инн|рнокпп|дрфо|code|taxid|taxn/u;
const NAME = /назв|наймен|наимен|name|піб|фио/u;
/** Words that give a party's column another content, such as a day or an amount. */
const OTHER =
  /дат|date|сум+а|amount|призначен|назначен|purpose|details|паспорт|passport|країн|стран|country|адрес|address|тип|вид|телефон|phone|валют|currency|фактичн|фактическ|ultimate|залишок|остаток|balance/u;

export function getParty(name: string): Party {
  const [isReceiver, isPayer] = [RECEIVER.test(name), PAYER.test(name)];
  if (isReceiver === isPayer) return null;
  return isReceiver ? 'receiver' : 'payer';
}

/** Returns the fact that a column's name means; null for other columns. */
export function getPartyFact(name: string): PartyFact | null {
  if (OTHER.test(name)) return null;
  if (BANK.test(name)) return 'bank';
  if (ACCOUNT.test(name)) return 'account';
  if (CODE.test(name)) return 'code';
  return NAME.test(name) || getParty(name) !== null ? 'name' : null;
}

const COLUMN: Readonly<Record<PartyFact, readonly [receiver: ImportColumn, payer: ImportColumn]>> = {
  account: ['acn_c', 'acn_d'],
  code: ['okpo_c', 'okpo_d'],
  name: ['name_c', 'name_d'],
  bank: ['mfo_c', 'mfo_d'],
};
/** Words for a bank's code: a column with the bank's name holds no code. */
const BANK_CODE = /мфо|код|code|рнбо/u;

/** Finds columns by words in headings that are not listed: `IBAN одержувача коштів`, `Найменування контрагента`. */
export function findPlacesByRole(names: readonly string[]): ReadonlyMap<ImportColumn, number> {
  const places = new Map<ImportColumn, number>();
  for (const [place, name] of names.entries()) {
    const [party, fact] = [getParty(name), getPartyFact(name)];
    if (party === null || fact === null || (fact === 'bank' && !BANK_CODE.test(name))) continue;
    const [receiver, payer] = COLUMN[fact];
    const column = party === 'receiver' ? receiver : payer;
    // An IBAN is preferred to an account in the old form.
    const isBetter =
      column.startsWith('acn') && name.includes('iban') && !(names[places.get(column) ?? -1] ?? '').includes('iban');
    if (!places.has(column) || isBetter) places.set(column, place);
  }
  return places;
}
