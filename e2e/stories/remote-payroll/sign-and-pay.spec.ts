import type { Page } from '@playwright/test';
import { Person } from '../../pages/person';
import { callBank } from '../../support/call-bank';
import { pasteCells } from '../../support/payrolls';
import { expect, test } from '../../support/test';

/** Own bank: salary-day.spec.ts closes an account used here. */
test.use({ ownBank: 'sign-and-pay' });

/** Two individuals of the seed data, as copied from a spreadsheet. */
const ROWS = [
  ['0148102804', 'Умовна', 'Оксана', 'Тестівна', 'UA883516070000026202999000200', '1500,00'],
  ['0185103014', 'Чернетко', 'Матвій', 'Тестович', 'UA273052990000026205999000210', '1200,50'],
];

/** Point of interruption: before the bank receives the call, or after it is done and before the answer is read. */
type Interruption = readonly [call: string, when: 'before' | 'after'];

interface BankState {
  readonly payrolls: readonly string[];
  readonly nextPayment: number;
}

test('sign-and-pay that is broken off ten times by two people makes one payroll and two payments', async ({
  person,
}) => {
  test.setTimeout(300_000);
  const director = await person();
  await director.entersWithSession('director2');
  await director.hasNoDrafts();
  const before = await readBankState(director.page);
  let tab = await director.opensTab('main/miPayrollNew');
  let payroll = '';

  await test.step('rows are pasted, and the draft has them', async () => {
    await tab.field('employees').waitFor();
    const saving = tab.page.waitForResponse(/\/save_draft$/);
    await pasteCells(tab.page, ROWS.map((cells) => cells.join('\t')).join('\n'));
    await expect(tab.field('foot')).toContainText('2 700,50');
    await saving;
  });

  for (const [call, when] of [
    ['save_payroll', 'before'],
    ['save_payroll', 'after'],
  ] as const satisfies readonly Interruption[]) {
    await test.step(`broken off ${when} ${call}: the form is offered again with all rows`, async () => {
      tab = await breaksAt(director, tab, [call, when], () => pays(tab), 'main/miPayrollNew');
      await tab.action('continueDraft').click();
      await expect(tab.field('foot')).toContainText('2 700,50');
    });
  }

  await test.step('broken off before the payments: the payroll is there and can be paid', async () => {
    tab = await breaksAt(director, tab, ['save_batch_docs', 'before'], () => pays(tab), 'main/miPayrolls');
    const { payrolls } = await readBankState(director.page);
    const added = payrolls.filter((id) => !before.payrolls.includes(id));
    expect(added).toHaveLength(1);
    payroll = added.join();
    await opens(tab, payroll, 'none');
  });
  const address = `main/miPayrollNew?id=${payroll}`;

  await test.step('broken off after the payments: what is there is offered, and is signed', async () => {
    tab = await breaksAt(director, tab, ['save_batch_docs', 'after'], () => pays(tab), address);
    for (const when of ['before', 'after'] as const) {
      await expect(tab.page.locator('[data-notice="interrupted"]')).toBeVisible();
      const act = async () => {
        await tab.action('signAll').click();
        await tab.signing.givesKey();
      };
      tab = await breaksAt(director, tab, ['sign_doc', when], act, address);
    }
  });

  const accountant = await person();
  await accountant.entersWithSession('buh1');
  await test.step('the other person’s signature and the sending are broken off as well', async () => {
    await opens(tab, payroll, 'waiting');
    let hers = await accountant.opensTab(address);
    hers.login = 'buh1';
    await opens(hers, payroll, 'waiting');
    const signs = async () => {
      await pays(hers);
      await hers.signing.givesKey();
    };
    hers = await breaksAt(accountant, hers, ['sign_doc', 'before'], signs, address);
    hers = await breaksAt(accountant, hers, ['sign_doc', 'after'], signs, address);
    for (const when of ['before', 'after'] as const) {
      await expect(hers.page.locator('[data-notice="interrupted"]')).toBeVisible();
      hers = await breaksAt(accountant, hers, ['send_docs', when], () => hers.action('signAll').click(), address);
    }
    await opens(hers, payroll, 'done');
  });

  await test.step('one payroll and two payments were made, and people have their money', async () => {
    const now = await readBankState(director.page);
    expect(now.payrolls.filter((id) => !before.payrolls.includes(id))).toEqual([payroll]);
    expect(now.nextPayment - before.nextPayment).toBe(2);
    await director.payrolls.opens();
    await director.payrolls.seesStatus(payroll, 5);
    const { payroll_info: info } = await callBank<PayrollInfo>(director.page, '/get_payroll_info', {
      payroll_id: payroll,
    });
    expect(info.emps.map(({ amount, row_status: outcome }) => [amount, outcome])).toEqual([
      ['1500.00', 'paid'],
      ['1200.50', 'paid'],
    ]);
  });
});

test('a tax that was not found is made a payment that is filled in, beside the payroll', async ({ person }) => {
  const director = await person();
  await director.entersWithSession('director2');
  await director.hasNoDrafts();
  await director.opensTheAddress('main/miPayrollNew');
  await director.field('employees').waitFor();
  await pasteCells(director.page, ROWS.map((cells) => cells.join('\t')).join('\n'));
  await director.action('signAndPay').click();
  const tax = director.page.locator('[data-tax="military"]');
  await expect(tax).toContainText('5 %');
  const estimate = await tax.locator('.ncb-number').innerText();
  const opened = director.page.waitForEvent('popup');
  await tax.locator('[data-action="createTaxPayment"]').click();
  const form = new Person(await opened, director.bank);
  await form.seesWholePage('miPmtUahNew');
  await expect(form.field('amount')).toHaveValue(estimate);
  await expect(form.page.locator('[data-page="miPmtUahNew"]')).toContainText('11011000');
  await form.page.close();
  await expect(director.page.locator('[data-dialog="signAndPay"] [role="dialog"]')).toBeVisible();
});

interface PayrollInfo {
  readonly payroll_info: { readonly emps: readonly { readonly amount: string; readonly row_status: string }[] };
}

async function readBankState(page: Page): Promise<BankState> {
  const { newPmtNum } = await callBank<{ newPmtNum: number }>(page, '/get_user_info', {});
  const { payrolls_list: rows } = await callBank<{ payrolls_list: readonly { payroll_id: string }[] }>(
    page,
    '/get_payrolls',
    {},
  );
  return { payrolls: rows.map(({ payroll_id: id }) => id), nextPayment: Number(newPmtNum) };
}

async function pays(tab: Person): Promise<void> {
  await tab.action('signAndPay').click();
  await tab.action('signAll').click();
}

async function opens(tab: Person, payroll: string, state: string): Promise<void> {
  await tab.opensTheAddress(`main/miPayrollNew?id=${payroll}`);
  await expect(tab.page.locator('[data-page="miPayrollNew"]')).toHaveAttribute('data-state', state);
}

/** Closes the tab at a call; the same user goes on in another tab. */
async function breaksAt(
  owner: Person,
  tab: Person,
  [call, when]: Interruption,
  act: () => Promise<void>,
  address: string,
): Promise<Person> {
  const reached = new Promise<void>((resolve) => {
    void tab.page.route(`**/ncb/api/${call}`, async (route) => {
      if (when === 'after') await route.fetch();
      // An undecided intercepted request is sent when the tab closes.
      else await route.abort();
      resolve();
    });
  });
  await act();
  await reached;
  await tab.page.close();
  const next = await owner.opensTab(address);
  next.login = owner.login;
  return next;
}
