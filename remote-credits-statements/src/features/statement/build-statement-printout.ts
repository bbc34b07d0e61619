import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatAmount, formatRate } from '@ncb/shared-kernel/domain/money';
import { getEquivalentMovement, type Movement } from '@ncb/shared-kernel/domain/statement';
import { getCurrencyDigits, Side, UAH, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import type { PrintedList } from '@ncb/shared-kernel/print';
import type { ListedOperation } from './listed-operations';
import { getDocumentNumber } from './OperationCells';
import type { TotalRow } from './TotalsView';

interface PrintoutTexts {
  readonly title: string;
  readonly about: readonly string[];
  readonly column: (name: string) => string;
  readonly inHryvnias: string;
}

const OPERATIONS = [
  ['date', 9],
  ['doc_n', 9],
  ['acn_n', 15],
  ['party', 24],
  ['okpo_co', 11],
  ['acnt_co', 27],
  ['purpose', 34],
  ['debit', 14],
  ['credit', 14],
  ['sim_cur', 6],
  ['equivalent', 14],
] as const;
type OperationColumn = (typeof OPERATIONS)[number][0];

export function buildOperationsPrintout(
  rows: readonly ListedOperation[],
  words: PrintoutTexts,
  language: Language,
): PrintedList {
  const amount = (text: string, currency: string) => formatAmount(text, language, getCurrencyDigits(currency));
  return {
    ...buildHead(words, OPERATIONS, ['debit', 'credit', 'equivalent']),
    rows: rows.map((row) => {
      const { document, sum, side, currency, isRevaluation } = row;
      const isForeign = document.currencyCode !== UAH.code;
      const inHryvnias = isForeign && !isRevaluation ? amount(document.amount, UAH.letters) : '';
      const rate = isForeign && document.rate !== null ? formatRate(document.rate, language) : '';
      const cells: Record<OperationColumn, string> = {
        date: toDotted(row.date),
        doc_n: isRevaluation ? '' : getDocumentNumber(row),
        acn_n: document.account,
        party: document.correspondentName,
        okpo_co: document.correspondentCode,
        acnt_co: document.correspondentAccount,
        purpose: document.purpose,
        debit: side === Side.debit ? amount(sum, currency) : '',
        credit: side === Side.credit ? amount(sum, currency) : '',
        sim_cur: currency,
        equivalent: [inHryvnias, rate].filter(Boolean).join(' / '),
      };
      return OPERATIONS.map(([name]) => cells[name]);
    }),
    amounts: rows
      .filter(({ isRevaluation }) => !isRevaluation)
      .map(({ sum, side, currency }) => ({ amount: side === Side.debit ? `-${sum}` : sum, currency })),
  };
}

const TOTALS = [
  ['acn_n', 30],
  ['sim_cur', 6],
  ['opening', 18],
  ['credit', 18],
  ['debit', 18],
  ['revaluation', 18],
  ['closing', 18],
] as const;
type TotalColumn = (typeof TOTALS)[number][0];

export function buildTotalsPrintout(rows: readonly TotalRow[], words: PrintoutTexts, language: Language): PrintedList {
  return {
    ...buildHead(words, TOTALS, ['opening', 'credit', 'debit', 'revaluation', 'closing']),
    rows: rows.flatMap((row) => {
      const own = buildTotalCells(row.iban, row.currencyLetters, { ...row, revaluation: null }, language);
      const hryvnias = row.currencyLetters === UAH.letters ? null : getEquivalentMovement(row);
      return hryvnias === null ? [own] : [own, buildTotalCells(words.inHryvnias, UAH.letters, hryvnias, language)];
    }),
    amounts: rows.map(({ closing, currencyLetters }) => ({ amount: closing, currency: currencyLetters })),
  };
}

function buildTotalCells(
  name: string,
  currency: string,
  { opening, credit, debit, revaluation, closing }: Movement & { readonly revaluation: string | null },
  language: Language,
): readonly string[] {
  const amount = (text: string) => formatAmount(text, language, getCurrencyDigits(currency));
  const cells: Record<TotalColumn, string> = {
    acn_n: name,
    sim_cur: currency,
    opening: amount(opening),
    credit: amount(credit),
    debit: amount(debit),
    revaluation: revaluation === null ? '' : amount(revaluation),
    closing: amount(closing),
  };
  return TOTALS.map(([column]) => cells[column]);
}

/** Columns that must not break: half a date, code or account is useless. */
const WHOLE: readonly string[] = ['date', 'doc_n', 'acn_n', 'okpo_co', 'acnt_co', 'sim_cur'];

function buildHead(
  { title, about, column }: PrintoutTexts,
  columns: readonly (readonly [string, number])[],
  amounts: readonly string[],
): Pick<PrintedList, 'title' | 'about' | 'columns'> {
  return {
    title,
    about,
    columns: columns.map(([name, share]) => ({
      title: column(name),
      share,
      isAmount: amounts.includes(name),
      isWhole: WHOLE.includes(name),
    })),
  };
}
