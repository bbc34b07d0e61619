import { getDirections, type ImportColumn, type MoneyDirection } from '../../domain/rules';
import type { Layout } from './layout';

/** CorpLight and CORP2 since 2023, including the csv that they import: columns of client and counterparty. */
const SIDES_NAMED: Readonly<Record<string, ImportColumn>> = {
  ndoc: 'oper_n',
  dt: 'oper_date',
  dv: 'oper_datev',
  mfocli: 'mfo_d',
  okpocli: 'okpo_d',
  acccli: 'acn_d',
  namecli: 'name_d',
  mfocor: 'mfo_c',
  acccor: 'acn_c',
  okpocor: 'okpo_c',
  namecor: 'name_c',
  summa: 'sum_cur',
  nazn: 'pay_purp',
  val: 'cur_ref',
};

/** CORP2 before 2023: side A pays side B. */
const SIDES_LETTERED: Readonly<Record<string, ImportColumn>> = {
  ndoc: 'oper_n',
  dadoc: 'oper_date',
  kba: 'mfo_d',
  kka: 'acn_d',
  nka: 'name_d',
  koda: 'okpo_d',
  kbb: 'mfo_c',
  kkb: 'acn_c',
  nkb: 'name_c',
  kodb: 'okpo_c',
  summa: 'sum_cur',
  iva: 'cur_ref',
  nazn: 'pay_purp',
};

/**
 * Returns the directions of `dk` in CorpLight: 1 is a debit; a credit is 0 or, in other versions, 2. With only 1 or
 * only 0 the version is unknown, and some programs use 0 for outgoing.
 */
function getNamedDirections(values: readonly string[]): ReadonlyMap<string, MoneyDirection | null> {
  const found = getDirections(values);
  const areDebitAndCredit = found.has('1') && found.has('2');
  const ofOne = (value: string, direction: MoneyDirection | null): MoneyDirection | null => {
    if (value === '2') return 'incoming';
    return value === '1' && areDebitAndCredit ? 'outgoing' : direction;
  };
  return new Map([...found].map(([value, direction]) => [value, ofOne(value, direction)]));
}

/** Returns the directions of files with parties A and B: A pays B; with 0 B is debited by A. */
function getLetteredDirections(values: readonly string[]): ReadonlyMap<string, MoneyDirection | null> {
  return new Map(values.map((value) => [value.trim(), value.trim() === '0' ? 'incoming' : 'outgoing']));
}

const VARIANTS = [
  { columns: SIDES_NAMED, needed: ['acccli', 'acccor', 'summa'], directionsOf: getNamedDirections },
  { columns: SIDES_LETTERED, needed: ['kka', 'kkb', 'summa'], directionsOf: getLetteredDirections },
] as const;

/**
 * Layout of Oschadbank's CorpLight and CORP2 tables; amounts in kopecks. Source:
 * docs/requirements/banking-rules.md#file-layouts.
 */
export function getCorp2Layout(names: readonly string[]): Layout | null {
  const variant = VARIANTS.find(({ needed }) => needed.every((name) => names.includes(name)));
  if (!variant) return null;
  const place = names.indexOf('dk');
  return {
    format: 'corp2',
    columns: findPlacesIn(variant.columns, names),
    purposeParts: [],
    isInKopecks: true,
    isOfProgram: true,
    ...(place >= 0 && { sideColumn: { place, directionsOf: variant.directionsOf } }),
  };
}

export function findPlacesIn(
  columns: Readonly<Record<string, ImportColumn>>,
  names: readonly string[],
): ReadonlyMap<ImportColumn, number> {
  return new Map(
    Object.entries(columns)
      .map(([name, column]) => [column, names.indexOf(name)] as const)
      .filter(([, place]) => place >= 0),
  );
}
