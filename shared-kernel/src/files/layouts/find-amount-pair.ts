import type { Cell, TableRow } from '../table';

export interface AmountPair {
  readonly debit: number;
  readonly credit: number;
}

const DEBIT = /деб[еі]т|дебит|debit|видат|витрат|расход|списан|withdraw|paidout|moneyout|^дт|дт$|^dt$|outflow/u;
const CREDIT = /кредит|credit|надход|прих[іо]д|зарах|зачисл|поступл|deposit|paidin|moneyin|^кт|кт$|^kt$|^ct$|inflow/u;
/** Names of columns with accounts, days, codes or balances, which hold no amounts of operations. */
const NO_AMOUNT =
  /рахун|счет|account|iban|^дат|дата|^date|date$|код|code|номер|залишок|остаток|balance|назв|наймен|name|мфо|банк|bank|призначен|назначен/u;

/** Finds the columns of debit and credit; null if one is missing or has other content. */
export function findAmountPair(names: readonly string[], rows: readonly TableRow[] = []): AmountPair | null {
  const isMeant = (word: RegExp, other: RegExp) => (name: string) =>
    word.test(name) && !other.test(name) && !NO_AMOUNT.test(name);
  const [debit, credit] = [names.findIndex(isMeant(DEBIT, CREDIT)), names.findIndex(isMeant(CREDIT, DEBIT))];
  if (debit < 0 || credit < 0) return null;
  const areNumbers = rows.every(({ cells }) => [debit, credit].every((place) => isPossibleAmount(cells[place])));
  return areNumbers ? { debit, credit } : null;
}

function isPossibleAmount(cell: Cell | undefined): boolean {
  return typeof cell !== 'string' || /^[^\p{L}]*(?:грн|uah|₴)?\.?\s*$/iu.test(cell);
}
