import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, openPage, type FakeShellOptions, type ReceivedCall } from '@ncb/shared-kernel/remote-contract/testing';
import { account, document as line, statement, TWO } from '../../testing/statement';
import { page } from '.';

/** Skips the check of each parent's style, which takes half of a click's time in an antd page. */
const user = userEvent.setup({ pointerEventsCheck: 0 });

const PARAMETERS = { fdate: '2026-07-01', ldate: '2026-07-01' };
const NO_CATEGORIES = { success: true, categories: [] };

async function open(accounts: readonly object[], more: Partial<FakeShellOptions> = {}) {
  const shell = await openPage(page, {
    parameters: PARAMETERS,
    ...more,
    answers: {
      '/get_billing': statement(accounts),
      '/get_statement_categories': NO_CATEGORIES,
      '/acn_list': { success: true, acn_list: [] },
      '/bank_info': { success: true, bank_name: 'АТ «Тестовий»' },
      ...more.answers,
    },
  });
  await waitFor(() => expect(document.querySelector('tr[data-row]')).not.toBeNull());
  return shell;
}
const part = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map(({ dataset }) => dataset['row']);

describe('miAccountsBilling', () => {
  it('opens its search on entry, with the bank’s day, and asks for what is chosen', async () => {
    const { calls, opened } = await openPage(page, {
      answers: {
        '/get_billing': statement([]),
        '/get_statement_categories': NO_CATEGORIES,
        '/save_settings': { success: true },
        '/get_last_exports': {
          success: true,
          exports: [{ acn_id: '7001', exp_time: '20.06.2026 10:00:00', exp_date: '20.06.2026' }],
        },
        '/acn_list': { success: true, acn_list: [] },
      },
    });
    expect(await screen.findByRole('dialog')).toHaveTextContent('Яку виписку показати');
    const [request] = calls.filter(({ path }) => path === '/get_billing');
    expect(Object.fromEntries(request?.parameters ?? [])).toMatchObject({
      billing_type: 'oper',
      fdate: '01.07.2026',
      ldate: '01.07.2026',
      closed: '1',
      reval: '1',
    });
    await user.click(await waitFor(() => part('[data-field="period_sinceExport"]')));
    expect(part('[data-field="start"]')).toHaveValue('20.06.2026');
    await user.click(part('[data-field="period_previousMonth"]'));
    await user.click(screen.getByLabelText('Лише підсумки'));
    await user.click(action('find'));
    expect(opened).toEqual([
      {
        page: 'miAccountsBilling',
        parameters: { fdate: '2026-06-01', ldate: '2026-06-30', billing_type: 'total' },
      },
    ]);
    await waitFor(() => expect(calls.some(({ path }) => path === '/save_settings')).toBe(true));
  });

  it('shows requisites, counterparty, the purpose cut at 80 signs, amount and running balance', async () => {
    await open([account(TWO)]);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    const [out, into] = [part('tr[data-row="7001-10000011"]'), part('tr[data-row="7001-10000012"]')];
    expect(out).toHaveTextContent('№ 11');
    expect(out).toHaveTextContent('№ 1109:15 · 1');
    expect(out.querySelector('[data-field="amount"]')).toHaveTextContent('−100,00');
    expect(out.querySelector('[data-field="balance"]')).toHaveTextContent('900,00');
    expect(into.querySelector('[data-field="amount"]')).toHaveTextContent('+250,00');
    expect(into.querySelector('[data-field="balance"]')).toHaveTextContent('1 150,00');
    const purpose = into.querySelector('[data-field="purpose"]');
    expect([...(purpose?.textContent ?? '')]).toHaveLength(81);
    expect(purpose).toHaveAttribute('title', TWO[1]?.pay_purp);
    expect(part('[data-field="balanced"]')).toHaveTextContent('сальдо сходиться');
    expect(part('[data-day="2026-07-01"]')).toHaveTextContent('1 липня, середа');
    expect(part('footer [data-field="total"]')).toHaveTextContent('+250,00 −100,00 = 150,00 UAH');
  });

  it('tells the year of an operation that is not of this one: a statement may reach over years', async () => {
    const past = [line('10000010', { cond_time: '01.07.2025', time_e: '01.07.2025 09:15:00' }), ...TWO];
    await open([account(past)], { parameters: { ...PARAMETERS, fdate: '2025-07-01' } });
    expect(part('[data-day="2025-07-01"]')).toHaveTextContent('1 липня 2025');
    expect(part('[data-day="2026-07-01"]')).not.toHaveTextContent('2026');
    // Ordered by amount, rows have no heading of their day and tell it themselves.
    await user.click(part('th[data-column="amount"]'));
    await waitFor(() => expect(document.querySelector('[data-day]')).toBeNull());
    expect(part('tr[data-row="7001-10000010"]')).toHaveTextContent('01.07.2025 · 1');
  });

  it('warns where balances or documents do not agree, and says no ✓', async () => {
    await open([account(TWO, { out_sal: '1150.01' }), account(TWO.slice(1), { acn_id: '7002', iban: 'UA1' })]);
    expect(part('[data-warning="statement-balance"]')).toHaveTextContent('STM-B-7001');
    expect(part('[data-warning="statement-documents"]')).toHaveTextContent('STM-D-7002');
    expect(document.querySelector('[data-field="balanced"]')).toBeNull();
  });

  it.each([
    ['with the revaluation of 5.00', '415.00', '5.00', null],
    ['where the listed revaluation is another than what the rate moved', '415.00', '5.01', 'STM-E-7002'],
    ['where the operations are worth another sum in hryvnias than the turnover', '414.99', '5.00', 'STM-E-7002'],
  ])('compares the hryvnias of a currency account: %s', async (_case, worth, moved, code) => {
    const dollars = { acn_id: '7002', sim_cur: 'USD', cur_ref: '840', d_k: 1 };
    const documents = [
      line('10000013', { ...dollars, amount: worth, amount_cur: '10.00' }),
      line('10000014', { ...dollars, amount: moved, in_out: '81', is_reval: 1 }),
    ];
    const sums = { inc_sal: '100.00', debit: '0.00', credit: '10.00', out_sal: '110.00', dt_cnt: 0 };
    const hryvnias = { eq_inc_sal: '4000.00', eq_debit: '0.00', eq_credit: '415.00', eq_out_sal: '4420.00' };
    await open([account(documents, { ...dollars, ...sums, ...hryvnias })]);
    const warning = document.querySelector('[data-warning]');
    if (code === null) {
      expect(warning).toBeNull();
      expect(part('[data-field="balanced"]')).toHaveTextContent('сальдо сходиться');
      expect(part('[data-action="list-day"]')).toHaveAccessibleName('Операції (1)');
      return;
    }
    expect(warning).toHaveAttribute('data-warning', 'statement-equivalents');
    expect(warning).toHaveTextContent(
      `еквіваленти в гривнях не сходяться навіть із переоцінкою. Повідомте службі підтримки код ${code}`,
    );
    expect(document.querySelector('[data-field="balanced"]')).toBeNull();
  });

  it('counts operations alike in views, groups and their panel, revaluations apart', async () => {
    const own = { okpo_co: '39849797', name_co: 'АТ «Банк»', acnt_co: 'UA1' };
    const documents = [
      line('10000013', own),
      line('R7001-1', { ...own, d_k: 1, in_out: '81', is_reval: 1 }),
      line('R7001-2', { ...own, d_k: 1, in_out: '81', is_reval: 1 }),
    ];
    await open([account(documents)], { parameters: { ...PARAMETERS, group: 'party' } });
    expect(part('[data-action="list-day"]')).toHaveAccessibleName('Операції (1)');
    expect(part('tr[data-row] [data-field="count"]')).toHaveTextContent(/^12 переоцінки$/);
    await user.click(part('tr[data-row] [data-action="details"]'));
    expect(part('[data-action="showOperations"]')).toHaveTextContent('Показати у списку: 1 операція · 2 переоцінки');
  });

  it('counts the operations of totals as the bank does, since none is listed', async () => {
    const totals = { ...PARAMETERS, billing_type: 'total' };
    const { billing, ...answer } = statement([account([], { dt_cnt: 3, ct_cnt: 4 })]);
    await open([], {
      parameters: totals,
      answers: { '/get_billing': { ...answer, billing: { ...billing, billing_type: 'total' } } },
    });
    expect(part('tr[data-row] [data-field="debit"]')).toHaveTextContent('3 операції');
    expect(part('tr[data-row] [data-field="credit"]')).toHaveTextContent('4 операції');
  });

  it('folds the revaluations of a month to one row, whose panel explains each', async () => {
    const revaluation = (id: string, day: string, more: object) =>
      line(id, {
        cond_time: day,
        time_e: `${day} 18:00:00`,
        d_k: 1,
        in_out: '81',
        is_reval: 1,
        amount: '5.00',
        ...more,
      });
    const documents = [
      ...TWO,
      revaluation('R1', '02.07.2026', { rate: '41.50' }),
      revaluation('R2', '03.07.2026', { rate: '41.20', d_k: 0, amount: '7.25' }),
    ];
    await open([account(documents)], { parameters: { ...PARAMETERS, ldate: '2026-07-03' } });
    const folded = 'tr[data-row="7001-revaluation-2026-07"]';
    expect(rows()).toEqual(['7001-10000011', '7001-10000012', '7001-revaluation-2026-07']);
    expect(part(folded)).toHaveTextContent('02–03.07');
    expect(part(folded)).toHaveTextContent('Переоцінка, 2 записи');
    expect(part(`${folded} [data-field="amount"]`)).toHaveTextContent('−2,25');
    expect(part(`${folded} [data-field="balance"]`)).toHaveTextContent('–');
    expect(document.querySelector(`${folded} [data-action="select"]`)).toBeNull();
    await user.click(part(`${folded} [data-action="details"]`));
    expect([...document.querySelectorAll('[data-field="revaluations"] > li')].map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^02\.07Переоцінка\+5,00.UAH.*41,5.*Руху коштів не було/),
      expect.stringMatching(/^03\.07Переоцінка−7,25.UAH.*41,2.*Руху коштів не було/),
    ]);
  });

  it('folds the balances to one line per currency and keeps the choice to unfold them', async () => {
    const dollars = { acn_id: '7002', iban: 'UA903052992990004149123456789', sim_cur: 'USD', cur_ref: '840' };
    const shell = await open(
      [account([], { ...dollars, debit: '0.00', credit: '0.00', out_sal: '1000.00' }), account(TWO)],
      { answers: { '/save_settings': { success: true } } },
    );
    const balances = part('[data-field="balances"]');
    expect(balances.querySelector('[data-currency]')).toHaveTextContent('1 150,00 UAH');
    expect(balances.querySelector('[data-currency="USD"]')).toHaveTextContent('1 000,00 USD');
    expect(action('balances')).toHaveAttribute('aria-expanded', 'false');
    await user.click(action('balances'));
    const stored = shell.calls.find(({ path }) => path === '/save_settings');
    expect(JSON.stringify([...(stored?.parameters ?? [])])).toContain('statementBalance');
  });

  it('moves the period by its own length, not beyond the bank’s day', async () => {
    const { opened } = await open([account(TWO)], { parameters: { fdate: '2026-06-01', ldate: '2026-06-30' } });
    expect(action('choosePeriod')).toHaveTextContent('Червень 2026');
    await user.click(action('periodBefore'));
    await user.click(action('periodAfter'));
    expect(opened.map(({ parameters }) => parameters)).toEqual([
      { fdate: '2026-05-01', ldate: '2026-05-31' },
      { fdate: '2026-07-01', ldate: '2026-07-01' },
    ]);
  });

  it('groups by day, in order, and shows the operations of one day', async () => {
    const documents = [...TWO, line('10000013', { cond_time: '02.07.2026', amount: '9000.00' })];
    const { opened } = await open([account(documents)], { parameters: { ...PARAMETERS, group: 'date' } });
    expect([...document.querySelectorAll('tr[data-row]')].map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^1 липня, середа2/),
      expect.stringMatching(/^2 липня, четвер1/),
    ]);
    await user.click(part('tr[data-row] [data-action="details"]'));
    await user.click(action('showOperations'));
    expect(opened.at(-1)?.parameters).toEqual({ fdate: '2026-07-01', ldate: '2026-07-01', group: 'day' });
  });

  it('has no running balance where only one side was asked for, and says why', async () => {
    await open([account(TWO.slice(1))], { parameters: { ...PARAMETERS, op_type: '1' } });
    expect(document.querySelector('td[data-field="balance"]')).toBeNull();
    await user.click(action('search'));
    expect(part('[data-field="runningBalance"]')).toBeDisabled();
    expect(part('[data-field="runningBalance"]')).toHaveAccessibleName(/всі операції, а не лише дебет чи кредит/);
    expect(document.querySelector('[data-warning]')).toBeNull();
  });

  it('puts a total row of the bank’s sums behind each account, also where it has no documents', async () => {
    await open([account(TWO), account([], { acn_id: '7002', iban: 'UA1', inc_sal: '5.00', out_sal: '5.00' })], {
      parameters: { ...PARAMETERS, group: 'account' },
    });
    expect(part('td [data-account="7001"]')).toHaveTextContent('Вхідний1 000,00 UAH');
    expect(part('[data-total="7001"]')).toHaveTextContent('Надходження (1) +250,00 UAH');
    expect(part('[data-total="7001"]')).toHaveTextContent('Списання (1) −100,00 UAH');
    expect(part('[data-total="7001"]')).toHaveTextContent('вихідний 1 150,00 UAH');
    expect(document.body).not.toHaveTextContent(/[+−]0,00/);
    expect(part('[data-total="7002"]')).toBeVisible();
  });

  it('finds by the one search box and keeps it in the address', async () => {
    const { opened } = await open([account(TWO)]);
    await user.type(part('[data-field="search"]'), '>200');
    await waitFor(() => expect(rows()).toEqual(['7001-10000012']));
    await waitFor(() => expect(opened.at(-1)?.parameters).toEqual({ ...PARAMETERS, find: '>200' }));
  });

  it('narrows down by chips of the address', async () => {
    const { opened } = await open([account(TWO)], { parameters: { ...PARAMETERS, flow: 'out' } });
    expect(rows()).toEqual(['7001-10000011']);
    await user.click(part('[data-field="flow_out"]'));
    await user.click(action('search'));
    await user.click(part('[data-field="only_fees"]'));
    expect(opened.map(({ parameters }) => parameters)).toEqual([
      PARAMETERS,
      { ...PARAMETERS, flow: 'out', category: 'fees' },
    ]);
  });

  it('groups by counterparty with the sums of each', async () => {
    await open([account(TWO)], { parameters: { ...PARAMETERS, group: 'party' } });
    expect(rows()).toHaveLength(2);
    const [first] = document.querySelectorAll<HTMLElement>('tr[data-row]');
    expect(first).toHaveTextContent('ПП «Степовий Млин»');
    expect(first?.querySelector('[data-field="net"]')).toHaveTextContent('250,00 UAH');
  });

  it('tells all about an operation and gives the money back by a draft of a payment', async () => {
    const { calls, opened } = await open([account(TWO)], {
      answers: { '/save_draft': { success: true, draft_id: '31' } },
    });
    await user.click(part('tr[data-row="7001-10000012"] [data-action="details"]'));
    expect(part('[data-field="payer"]')).toHaveTextContent('ПП «Степовий Млин» 91000023');
    expect(part('[data-field="receiver"]')).toHaveTextContent('ТОВ «Калинова Брама» 91000017');
    expect(part('[data-field="categoryReason"]')).toHaveTextContent('надходження від контрагента');
    await user.click(part('.ncb-details-foot [data-action="return"]'));
    await waitFor(() => expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { draft: '31' } }]));
    const [request] = calls.filter(({ path }) => path === '/save_draft');
    expect([...(request?.parameters.values() ?? [])].join()).toContain(
      'Повернення помилково зарахованих коштів згідно платіжної інструкції № 12 від 01.07.2026',
    );
  });

  it('tells what the bank takes back: which operation, from which day, and offers nobody to return it', async () => {
    const [out, into] = TWO;
    const reversal = { ...into, in_out: '71', val_date: '20.06.2026', storno: 1, storno_of: '10000007' };
    await open([account([out ?? {}, reversal])]);
    const row = 'tr[data-row="7001-10000012"]';
    expect(part(row)).toHaveTextContent('· 71 · сторно');
    expect(part('[data-field="balanced"]')).toHaveTextContent('сальдо сходиться');
    await user.click(part(`${row} [data-action="details"]`));
    expect(part('[data-field="explained"]')).toHaveTextContent('Сторно: банк скасував списання');
    expect(part('[data-field="operation"]')).toHaveTextContent('Дата валютування20.06.2026');
    expect(part('[data-field="operation"]')).toHaveTextContent('Скасовує операцію10000007');
    expect(document.querySelector('.ncb-details-foot [data-action="return"]')).toBeNull();
  });

  it('keeps another category of a counterparty at the bank', async () => {
    const { calls } = await open([account(TWO)], { answers: { '/set_statement_category': { success: true } } });
    await user.click(part('tr[data-row="7001-10000011"] [data-action="details"]'));
    await user.click(part('.ncb-details [role="combobox"]'));
    await user.click(await screen.findByText('Податки і збори', { selector: '.ant-select-item-option-content' }));
    await waitFor(() => expect(calls.filter(({ path }) => path === '/set_statement_category')).toHaveLength(1));
    const [set] = calls.filter(({ path }) => path === '/set_statement_category');
    expect(Object.fromEntries(set?.parameters ?? [])).toMatchObject({
      okpo_co: '92000019',
      acnt_co: 'UA263052990000026006999000301',
      category: 'taxes',
    });
  });

  it('opens the payment read-only by the bank’s own number', async () => {
    const { calls } = await open([account(TWO)], {
      answers: {
        '/get_detail_pmt_info': {
          success: true,
          pmt_info: { cur_ref: 980, pmt_num: '11', pmt_date: '01.07.2026', amount: '100.00', name_co: 'Світанок' },
        },
      },
    });
    await user.click(part('tr[data-row="7001-10000011"] [data-action="view"]'));
    expect(await screen.findByText('Сто гривень 00 копійок')).toBeVisible();
    const [request] = calls.filter(({ path }) => path === '/get_detail_pmt_info');
    expect(Object.fromEntries(request?.parameters ?? [])).toEqual(
      expect.objectContaining({ nopinf: '10000011', acn_ref: '7001' }),
    );
    expect(part('[data-dialog="payment"] [data-action="print"]')).toBeVisible();
  });

  it('offers to print only what went out and was made here, and never types 71 and 81', async () => {
    const own = { pmt_id: '9101' };
    const documents = [
      line('10000021', own),
      line('10000022', { d_k: 1 }),
      line('10000023', { fromKb: 0 }),
      line('10000024', { ...own, in_out: '71' }),
    ];
    await open([account(documents)]);
    const printed: string[] = [];
    for (const id of ['21', '22', '23', '24']) {
      await user.click(part(`tr[data-row="7001-100000${id}"] [data-action="rowMenu"]`));
      await screen.findByText('Переглянути документ');
      if (document.querySelector('[role="menu"] [data-action="print"]')) printed.push(id);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector('[role="menu"] [data-action="view"]')).toBeNull());
    }
    expect(printed).toEqual(['21']);
  });

  it('shows totals of the accounts without documents', async () => {
    await open([account([])], { parameters: { ...PARAMETERS, billing_type: 'total' } });
    const row = part('tr[data-row="7001"]');
    expect(row.querySelector('[data-field="inc_sal"]')).toHaveTextContent('1 000,00 UAH');
    expect(row.querySelector('[data-field="credit"]')).toHaveTextContent('+250,00 UAH');
    expect(row.querySelector('[data-field="out_sal"]')).toHaveTextContent('1 150,00 UAH');
    expect(action('print')).toBeEnabled();
  });

  it('tells what was not loaded, and asks again', async () => {
    const answers = { '/get_statement_categories': NO_CATEGORIES };
    const { calls } = await openPage(page, { parameters: PARAMETERS, answers });
    expect(await screen.findByText('Не вдалося завантажити виписку')).toHaveAttribute(
      'data-problem',
      'failedToLoadBilling',
    );
    const before = calls.length;
    await user.click(action('retry'));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });

  it('tells a period that cannot be, and does not ask the bank for it', async () => {
    const { calls } = await openPage(page, {
      answers: {},
      parameters: { fdate: '2026-07-02', ldate: '2026-07-01' },
    });
    expect(await screen.findByRole('alert')).toHaveAttribute('data-problem', 'invalidDates');
    expect(calls.filter(({ path }) => path === '/get_billing')).toEqual([]);
  });

  describe('a statement of more than the bank gives at once', () => {
    const [out, into] = [line('10000011'), line('10000012', { d_k: 1, amount: '250.00', cond_time: '02.07.2026' })];
    const TWO_DAYS = { fdate: '2026-07-01', ldate: '2026-07-02' };
    /** Answers with one document for both days together and one for each day. */
    const inParts = (isDayTooLong: boolean) => (call: ReceivedCall) => {
      const [start, end] = ['fdate', 'ldate'].map((name) => call.parameters.get(name));
      const documents = start === end && start === '02.07.2026' ? [into] : [out];
      return statement([account(documents)], {
        fdate: start,
        ldate: end,
        truncated: start !== end || isDayTooLong ? '1' : '0',
      });
    };
    const openCut = (isDayTooLong = false) =>
      open([], { parameters: TWO_DAYS, answers: { '/get_billing': inParts(isDayTooLong) } });

    it('is shown in part and says so; all of it comes in parts of its period, with the running balance', async () => {
      const { calls } = await openCut();
      expect(rows()).toEqual(['7001-10000011']);
      expect(part('[data-notice="info"]')).toHaveTextContent('Показано перші рядки (1 операція). Решту можна дочитати');
      await user.click(action('search'));
      expect(part('[data-field="runningBalance"]')).toHaveAccessibleName(/цю виписку скорочено/);
      await user.keyboard('{Escape}');
      await user.click(action('gatherAll'));
      await waitFor(() => expect(rows()).toEqual(['7001-10000011', '7001-10000012']));
      expect(part('tr[data-row="7001-10000012"] [data-field="balance"]')).toHaveTextContent('1 150,00');
      expect(document.querySelector('[data-notice]')).toBeNull();
      const requests = calls.filter(({ path }) => path === '/get_billing').map(({ parameters }) => parameters);
      expect(requests.map((one) => [one.get('fdate'), one.get('ldate')])).toEqual([
        ['01.07.2026', '02.07.2026'],
        ['01.07.2026', '02.07.2026'],
        ['01.07.2026', '01.07.2026'],
        ['02.07.2026', '02.07.2026'],
      ]);
    });

    it('says why it cannot be had whole, and can be asked for again', async () => {
      await openCut(true);
      await user.click(action('gatherAll'));
      await waitFor(() => expect(part('[data-notice="error"]')).toHaveTextContent('За один із днів операцій забагато'));
      expect(action('gatherAll')).toBeEnabled();
      expect(rows()).toEqual(['7001-10000011']);
    });
  });
});
