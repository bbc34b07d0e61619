import { desc, eq } from 'drizzle-orm';
import { toKyivMoment } from '../clock';
import { schema, type Queries } from '../db';
import type { PostingKind } from '../db/schema';
import { toBankNumber } from '../ledger';
import type { Forms } from './forms';
import { html, type Html } from './html';
import { sumCurrencies } from './check-ledger';
import { renderTable } from './render-table';

const { account, glEntry, glTxn } = schema;
const ROWS = 50;
const KINDS: Readonly<Record<PostingKind, string>> = {
  opening: 'початковий залишок',
  payment: 'платіж',
  fee: 'комісія',
  purchase: 'купівля валюти',
  rest: 'повернення залишку',
  sale: 'продаж валюти',
  conversion: 'конверсія',
  payroll: 'зарплата',
  repayment: 'погашення кредиту',
  credit: 'видача кредиту',
  deposit: 'депозит',
  storno: 'сторно',
};

/** Renders last movements and the sum of every currency. */
export async function renderLedger(queries: Queries, forms: Forms): Promise<Html> {
  const sums = await sumCurrencies(queries);
  const entries = await queries
    .select({ entry: glEntry, txn: glTxn, number: account.number, currency: account.currencyLetters })
    .from(glEntry)
    .innerJoin(glTxn, eq(glTxn.id, glEntry.txnId))
    .innerJoin(account, eq(account.id, glEntry.accountId))
    .orderBy(desc(glEntry.id))
    .limit(ROWS);
  return html`<p class="sums">
      ${sums.map(
        ({ currency, sum }) =>
          html`<span data-row="sum" class="${sum === '0.00' ? 'good' : 'bad'}"
            ><span data-field="currency">${currency}</span> Σ = <span data-field="sum">${sum}</span></span
          > `,
      )}
    </p>
    ${renderTable(entries, {
      row: 'entry',
      empty: 'Проводок ще немає.',
      columns: [
        { field: 'posted', title: 'Час', cell: ({ txn }) => toKyivMoment(txn.postedAt).replace('T', ' ') },
        { field: 'txn', title: 'Операція', cell: ({ txn }) => `${KINDS[txn.kind]} ${txn.id}` },
        { field: 'document', title: 'Документ', cell: ({ txn }) => txn.documentId },
        { field: 'account', title: 'Рахунок', cell: ({ number }) => number },
        {
          field: 'amount',
          title: 'Сума',
          isNumber: true,
          cell: ({ entry, currency }) => `${entry.amount} ${currency}`,
        },
        { field: 'balance', title: 'Залишок', isNumber: true, cell: ({ entry }) => entry.balanceAfter },
        { field: 'actions', title: 'Дії', cell: ({ txn }) => renderReversal(forms, txn) },
      ],
    })}`;
}

/** Renders the reversal button with the number that customers see. */
function renderReversal(forms: Forms, { id, kind }: typeof glTxn.$inferSelect): Html | null {
  if (kind !== 'payment' && kind !== 'fee') return null;
  const number = toBankNumber(id);
  return forms.button({ action: 'storno', label: 'Сторнувати', about: number, fields: { id: number } });
}
