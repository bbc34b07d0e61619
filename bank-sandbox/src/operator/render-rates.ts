import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, ne } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { renderInput, select, type Forms } from './forms';
import { html, type Html } from './html';
import { formatTable, renderTable, type Column } from './render-table';

const { exchangeRate } = schema;

type RateRow = typeof exchangeRate.$inferSelect;

const COLUMNS: readonly Column<RateRow>[] = [
  { field: 'currency', title: 'Валюта', cell: ({ currencyLetters }) => currencyLetters },
  { field: 'name', title: 'Назва', cell: ({ currencyName }) => currencyName },
  { field: 'units', title: 'За одиниць', isNumber: true, cell: ({ units }) => units },
  { field: 'official', title: 'Офіційний', isNumber: true, cell: ({ official }) => official },
  { field: 'buy', title: 'Купівля', isNumber: true, cell: ({ buy }) => buy },
  { field: 'sale', title: 'Продаж', isNumber: true, cell: ({ sale }) => sale },
];
const TABLE = { row: 'rate', empty: 'Курсів немає.', columns: COLUMNS };

export async function renderRates(queries: Queries, forms: Forms): Promise<Html> {
  const rows = await findRates(queries);
  const optional = (name: string, title: string) => renderInput({ name, title, maxLength: 13, isOptional: true });
  return html`${renderTable(rows, TABLE)}
    <div class="actions">
      ${forms.form({
        action: 'rates',
        section: 'rates',
        label: 'Установити курс на банківський день',
        inputs: [
          select(
            'currency',
            'Валюта',
            Object.fromEntries(rows.map((row) => [row.currencyLetters, row.currencyLetters])),
          ),
          optional('official', 'Офіційний'),
          optional('buy', 'Купівля'),
          optional('sale', 'Продаж'),
        ],
      })}
    </div>`;
}

export async function formatRates(queries: Queries): Promise<string> {
  return formatTable(await findRates(queries), TABLE);
}

function findRates(queries: Queries): Promise<RateRow[]> {
  const { currencyCode, currencyLetters } = exchangeRate;
  return queries.select().from(exchangeRate).where(ne(currencyCode, UAH.code)).orderBy(asc(currencyLetters));
}
