import type { ReactElement } from 'react';
import { getStatement } from '@ncb/shared-kernel/api/contract';
import { sumFlows } from '@ncb/shared-kernel/domain/statement';
import { account, document, statement, TWO } from '../../testing/statement';
import { groupRows } from './group-rows';
import {
  filterOperations,
  findOperations,
  listOperationsInSlices,
  listOperations,
  findWrongAccounts,
  type ListedOperation,
} from './listed-operations';
import type { StatementAnswer } from './shown-statement';
import { NO_FILTER } from './statement-search';
import { buildDayHeadings } from './row-surroundings';

function answerOf(...accounts: readonly object[]): StatementAnswer {
  const decoded = getStatement.answer.decode(statement(accounts));
  return decoded;
}
const CONTEXT = { companyCode: '91000017', chosen: new Map() };
const listed = (...accounts: readonly object[]) => listOperations(answerOf(...accounts), null, CONTEXT);
const DOLLARS = account(
  [
    document('R1', {
      is_reval: 1,
      amount: '900.00',
      d_k: 1,
      sim_cur: 'USD',
      cur_ref: '840',
      rate: '41.5',
      in_out: '81',
    }),
    document('10000012', { amount: '415.00', amount_cur: '10.00', sim_cur: 'USD', cur_ref: '840', acn_id: '7002' }),
  ],
  {
    acn_id: '7002',
    sim_cur: 'USD',
    cur_ref: '840',
    inc_sal: '50.00',
    out_sal: '40.00',
    debit: '10.00',
    credit: '0.00',
  },
);

describe('the operations of a statement', () => {
  it('have ids of their own where a transfer between own accounts is a line of both', () => {
    const rows = listed(account([document('10000012')]), account([document('10000012', { acn_id: '7003' })]));
    expect(rows.map(({ id }) => id)).toEqual(['7001-10000012', '7003-10000012']);
    expect(listed(account([TWO[0] ?? {}, TWO[0] ?? {}])).map(({ id }) => id)).toEqual([
      '7001-10000011',
      '7001-10000011-2',
    ]);
  });

  it('of a long answer are listed in slices, as in one go, unless somebody ends it', async () => {
    const many = Array.from({ length: 5_001 }, (_, place) => document(String(place)));
    const answer = answerOf(account(many), DOLLARS);
    const whole = listOperations(answer, null, CONTEXT);
    expect(whole).toHaveLength(5_003);
    const stop = new AbortController();
    expect(await listOperationsInSlices(stop.signal, answer, null, CONTEXT)).toEqual(whole);
    const ended = listOperationsInSlices(stop.signal, answer, null, CONTEXT);
    stop.abort();
    expect(await ended).toBeNull();
  });

  it('of an account in currency are told in it, and a revaluation in hryvnias moves nothing', () => {
    const rows = listed(DOLLARS);
    expect(rows.map(({ sum, currency, balance }) => [sum, currency, balance])).toEqual([
      ['900.00', 'UAH', '50.00'],
      ['10.00', 'USD', '40.00'],
    ]);
  });

  it('are narrowed down by every chip, with both ends of a range', () => {
    const rows = listed(account(TWO));
    const ids = (filter: object) => filterOperations(rows, { ...NO_FILTER, ...filter }, 'default').map(({ id }) => id);
    expect(ids({ flow: 'in' })).toEqual(['7001-10000012']);
    expect(ids({ amountLow: '100', amountHigh: '249,99' })).toEqual(['7001-10000011']);
    expect(ids({ amountLow: '100.01' })).toEqual(['7001-10000012']);
    expect(ids({ category: 'customers' })).toEqual(['7001-10000012']);
    expect(ids({ party: rows[0]?.party })).toEqual(['7001-10000011']);
    const own = listed(account([document('1', { okpo_co: '91000017' }), ...TWO]));
    expect(filterOperations(own, { ...NO_FILTER, withoutOwn: true }, 'default')).toHaveLength(2);
    expect(filterOperations(rows, NO_FILTER, 'amount').map(({ sum }) => sum)).toEqual(['250.00', '100.00']);
    expect(findOperations(rows, '', String)).toBe(rows);
  });

  it('are found by the purpose on screen and by that of the bank', () => {
    const rows = listed(account(TWO));
    const getPurpose = ({ purpose }: { readonly purpose: string }) =>
      purpose === rows[0]?.document.purpose ? 'Bank fee' : purpose;
    expect(findOperations(rows, 'bank fee', getPurpose)).toEqual([rows[0]]);
    expect(findOperations(rows, rows[0]?.document.purpose ?? '', getPurpose)).toContain(rows[0]);
    expect(findOperations(rows, 'bank fee', String)).toEqual([]);
  });

  it('sum up to what the bank says, or the account is named', () => {
    const [right] = answerOf(account(TWO)).statement.accounts;
    const [short] = answerOf(account(TWO.slice(1))).statement.accounts;
    const [wrong] = answerOf(account(TWO, { out_sal: '1.00' })).statement.accounts;
    const [dollars] = answerOf(DOLLARS).statement.accounts;
    if (!right || !short || !wrong || !dollars) throw new Error('no account');
    expect(findWrongAccounts([right, dollars], null, true)).toEqual([]);
    expect(findWrongAccounts([short], 'operations', true)).toEqual([]);
    expect(findWrongAccounts([short], null, false)).toEqual([]);
    expect(findWrongAccounts([right, short, wrong], null, true)).toEqual([
      { account: short, difference: 'documents' },
      { account: wrong, difference: 'balance' },
    ]);
  });

  it('are headed by what moved on each day in sight, also by its operations on other pages', () => {
    const rows = listed(
      account([document('1'), document('2', { amount: '5.00' }), document('3', { cond_time: '02.07.2026' })]),
    );
    const headings = buildDayHeadings(rows, rows.slice(0, 1), null);
    expect([...headings.keys()]).toEqual([rows[0]?.id]);
    const heading = headings.get(rows[0]?.id ?? '')?.above as ReactElement<{ rows: readonly ListedOperation[] }>;
    expect(sumFlows(heading.props.rows).map(({ debit }) => debit)).toEqual(['105.00']);
  });

  it('are not summed up before the heading of their day is drawn', () => {
    const rows = listed(account([document('1'), document('2', { cond_time: '02.07.2026' })]));
    const unread = rows.map((row) =>
      Object.defineProperty({ ...row }, 'sum', {
        get(): string {
          throw new Error('summed up');
        },
      }),
    );
    expect(buildDayHeadings(unread, unread, null).size).toBe(2);
  });

  it('are grouped within a currency, what moved most first', () => {
    const rows = listed(account([...TWO, document('3', { amount: '1000.00' })]), DOLLARS);
    const groups = groupRows(rows, 'party', ({ document }) => document.correspondentName);
    expect(
      groups.map(({ title, currency, credit, debit, net, share }) => [title, currency, credit, debit, net, share]),
    ).toEqual([
      ['ТОВ «Світанок Постач»', 'UAH', '0.00', '1100.00', '-1100.00', 100],
      ['ПП «Степовий Млин»', 'UAH', '250.00', '0.00', '250.00', 22],
      ['ТОВ «Світанок Постач»', 'USD', '0.00', '10.00', '-10.00', 100],
    ]);
    expect(groupRows(rows, 'category', ({ category }) => category).map(({ key }) => key)).toEqual([
      'suppliers',
      'customers',
      'suppliers',
      'revaluation',
    ]);
  });
});
