import type { Page } from '@playwright/test';
import { parseDotted, toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatMinor } from '@ncb/shared-kernel/domain/money';
import { STATEMENT_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';

export interface Documents {
  readonly days: readonly string[];
  readonly rows: readonly { readonly amount: string; readonly d_k: number }[];
}

/** Builds the operations of an account in 2026, by default spread over eleven months. */
export function buildOperations(count: number, perDay = Math.ceil(count / 334)): Documents {
  const days = Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(2026, 0, 1 + Math.floor(place / perDay))).toISOString().slice(0, 10),
  );
  const rows = days.map((day, place) => {
    const dotted = day.split('-').toReversed().join('.');
    const isCredit = place % 2 === 1;
    return {
      nopinf: String(10_000_000 + place),
      bank_time: `${dotted} 09:00:00`,
      cond_time: dotted,
      time_e: `${dotted} 09:05:00`,
      in_out: '1',
      doc_n: String(place + 1),
      acn_n: '26003999000001',
      acn_id: '7001',
      sim_cur: 'UAH',
      cur_ref: '980',
      corr_info: '',
      mfo_co: '305299',
      acnt_co: `UA26305299000002600${String(place % 400).padStart(10, '0')}`,
      name_co: `ТОВ «Контрагент ${place % 400}»`,
      okpo_co: String(92_000_000 + (place % 400)),
      pay_purp: `Оплата за рахунком № ${place + 1} від ${dotted} згідно договору поставки № 17-Л, у т.ч. ПДВ 20 %`,
      amount: `${100 + (place % 977)}.${String(place % 100).padStart(2, '0')}`,
      d_k: isCredit ? 1 : 0,
      fromKb: isCredit ? 0 : 1,
    };
  });
  return { days, rows };
}

function buildAnswer({ days, rows }: Documents, start: string, end: string): string {
  const requested = rows.filter((_, place) => start <= (days[place] ?? '') && (days[place] ?? '') <= end);
  const sideOf = (part: Documents['rows'], side: number) => part.filter(({ d_k: own }) => own === side);
  const sum = (part: Documents['rows']) =>
    part.reduce((total, { amount }) => total + BigInt(amount.replace('.', '')), 0n);
  const balance = (part: Documents['rows']) => sum(sideOf(part, 1)) - sum(sideOf(part, 0));
  const before = rows.filter((_, place) => (days[place] ?? '') < start);
  const [debits, credits] = [sideOf(requested, 0), sideOf(requested, 1)];
  const account = {
    acn_id: '7001',
    iban: 'UA603516070000026003999000001',
    sim_cur: 'UAH',
    cur_ref: '980',
    inc_sal: formatMinor(balance(before)),
    out_sal: formatMinor(balance(before) + balance(requested)),
    dt_cnt: debits.length,
    ct_cnt: credits.length,
    debit: formatMinor(sum(debits)),
    credit: formatMinor(sum(credits)),
    documents: requested.slice(0, STATEMENT_ROWS_MAX),
  };
  const billing = { clnt_name: 'ТОВ «Калинова Брама»', clnt_code: '91000017', billing_type: 'oper', data: [account] };
  const truncated = requested.length > STATEMENT_ROWS_MAX ? '1' : '0';
  return JSON.stringify({ success: true, billing, fdate: toDotted(start), ldate: toDotted(end), truncated });
}

/** Answers the page's requests for a statement with the part of the operations in the requested period. */
export async function routeStatement(page: Page, documents: Documents): Promise<void> {
  const cached = new Map<string, string>();
  await page.unrouteAll();
  await page.route('**/get_billing?**', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const [start, end] = ['fdate', 'ldate'].map((name) => parseDotted(searchParams.get(name) ?? '') ?? '');
    const requested = `${start}-${end}`;
    const body = cached.get(requested) ?? buildAnswer(documents, start ?? '', end ?? '');
    cached.set(requested, body);
    await route.fulfill({ contentType: 'application/json', body });
  });
}
