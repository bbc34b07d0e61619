import type { Cell, TableRow } from '../table';

/** Places of the two columns in which a statement has its amounts. */
export interface AmountPair {
  readonly debit: number;
  readonly credit: number;
}

const DEBIT = /деб[еі]т|дебит|debit|видат|витрат|расход|списан|withdraw|paidout|moneyout|^дт|дт$|^dt$|outflow/u;
const CREDIT = /кредит|credit|надход|прих[іо]д|зарах|зачисл|поступл|deposit|paidin|moneyin|^кт|кт$|^kt$|^ct$|inflow/u;
/** Of an account, a day, a code or the whole of a balance. */
const NO_AMOUNT =
  /рахун|счет|account|iban|^дат|дата|^date|date$|код|code|номер|залишок|остаток|balance|назв|наймен|name|мфо|банк|bank|призначен|назначен/u;

/** Debit and credit in two columns of amounts; null where one is missing or holds something else in every row. */
export function debitAndCredit(names: readonly string[], rows: readonly TableRow[] = []): AmountPair | null {
  const isMeant = (word: RegExp, other: RegExp) => (name: string) =>
    word.test(name) && !other.test(name) && !NO_AMOUNT.test(name);
  const [debit, credit] = [names.findIndex(isMeant(DEBIT, CREDIT)), names.findIndex(isMeant(CREDIT, DEBIT))];
  if (debit < 0 || credit < 0) return null;
  const areNumbers = rows.every(({ cells }) => [debit, credit].every((place) => mayBeAmount(cells[place])));
  return areNumbers ? { debit, credit } : null;
}

/** An empty cell, a dash, or digits with their signs and currency. */
function mayBeAmount(cell: Cell | undefined): boolean {
  return typeof cell !== 'string' || /^[^\p{L}]*(?:грн|uah|₴)?\.?\s*$/iu.test(cell);
}
