import type { Person } from '../../pages/person';
import { callBank } from '../../support/call-bank';
import { expectAccessible } from '../../support/expect-accessible';
import { KALYNA_ACCOUNT, SVITANOK } from '../../support/people';
import { CLOCK_JUMP, expect, expectedComplaints } from '../../support/test';
import { test } from '../../support/window';

/** Incomplete payment with errors, which must be saved as typed. */
const TYPED = {
  number: '4711',
  creditIban: 'UA26 3052 9900 0002 6006 9',
  receiverCode: SVITANOK.code,
  receiverName: 'ТОВ «Світанок',
  amount: '1\u00a0234,50',
  purpose: 'Оплата за',
};
const LAST_WORDS = { purpose: 'Оплата за товар згідно рах. № 15', receiverName: 'ТОВ «Світанок Постач»' };

test('what is typed when the bank ends the session is offered after the next sign-in, to the last letter', async ({
  person,
}) => {
  expectedComplaints.push(/status of 401/, CLOCK_JUMP);
  const accountant = await person();
  await accountant.page.clock.install();
  await accountant.entersWithSession('buh1');
  await accountant.hasNoDrafts();
  await accountant.accounts.startsPaymentFrom(KALYNA_ACCOUNT);

  await test.step('the form saves itself; what comes after that is typed into a dead session', async () => {
    await seesDraftSaved(accountant, () => types(accountant, TYPED));
    await types(accountant, LAST_WORDS);
    await accountant.losesSession();
    // Saving the draft within a second reveals that the session is over.
    await accountant.page.clock.fastForward('01:00');
    await accountant.seesPage('signIn');
    await expect(accountant.signIn.notice()).toContainText('Сеанс завершено');
    await expect(accountant.page.locator('[data-dialog="leave"]')).toHaveCount(0);
  });

  await test.step('it is offered where he was, and for this company only', async () => {
    await accountant.entersAs('buh1');
    await accountant.seesPage('miPmtUahNew');
    await expect(offer(accountant)).toContainText('ТОВ «Світанок Постач», 1 234,50');
    await expectAccessible(accountant.page, 'offer of a draft');
    await waitForDrafts(accountant, () => accountant.choosesCompany('Степовий Млин'));
    await expect(offer(accountant)).toHaveCount(0);
    await accountant.choosesCompany('Калинова Брама');
    await expect(offer(accountant)).toBeVisible();
  });

  await test.step('continued, every field is as it was typed', async () => {
    await accountant.action('continueDraft').click();
    for (const [name, value] of Object.entries({ ...TYPED, ...LAST_WORDS })) {
      await expect(accountant.field(name)).toHaveValue(value);
    }
    await expect(accountant.field('debitAccountId')).toContainText('UA60');
    await expect(offer(accountant)).toHaveCount(0);
  });

  await test.step('refused once, it does not come back', async () => {
    await accountant.losesSession();
    await accountant.page.clock.fastForward('01:00');
    await accountant.entersAs('buh1');
    // Opening the address earlier would interrupt the sign-in.
    await accountant.seesPage('miPmtUahNew');
    await accountant.opensTheAddress('main/miPmtJournal');
    await accountant.action('dropDraft').click();
    await expect(offer(accountant)).toHaveCount(0);
    await accountant.action('undo').click();
    await expect(offer(accountant)).toBeVisible();
    await accountant.action('dropDraft').click();
    const dropped = accountant.page.waitForResponse(/\/drop_draft$/);
    await accountant.action('deleteNow').click();
    await dropped;
    await waitForDrafts(accountant, () => accountant.page.reload());
    await accountant.seesPage('miPmtJournal');
    await expect(offer(accountant)).toHaveCount(0);
  });
});

test('what is being typed in one tab is offered in no other, until that tab is gone, and never to another user', async ({
  window,
}) => {
  expectedComplaints.push(CLOCK_JUMP);
  await window.context.clock.install();
  const typing = await window.opensTab('');
  await typing.entersAs('oper1');
  await typing.seesPage('miAccountsAll');
  await typing.hasNoDrafts();
  await typing.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
  await seesDraftSaved(typing, () => types(typing, TYPED));
  const other = await window.opensTab('main/miPmtJournal');

  await test.step('the other tab knows of it and says nothing', async () => {
    await waitForDrafts(other, () => other.page.reload());
    await other.seesPage('miPmtJournal');
    await expect(offer(other)).toHaveCount(0);
    await expect(other.action('showDraftList')).toHaveCount(0);
  });

  await test.step('the tab is closed in the middle: the other one offers it as it comes to the front', async () => {
    await typing.page.bringToFront();
    await typing.page.close();
    await other.page.bringToFront();
    await expect(other.action('showDraftList')).toHaveText('Чернетки: 1');
    await expect(offer(other)).toHaveCount(0);
  });

  await test.step('another user of the same company and browser is not offered it', async () => {
    await other.signsOut();
    await waitForDrafts(other, () => other.entersAs('director2'));
    await other.seesPage('miAccountsAll');
    await expect(offer(other)).toHaveCount(0);
    await other.signsOut();
  });

  await test.step('continued and saved as a payment it is gone', async () => {
    await other.entersAs('oper1');
    await other.action('continueDraft').click();
    await other.payment.fillsIn({ ...SVITANOK, amount: '12,00', purpose: 'Оплата за папір, без ПДВ' });
    // Reload right after saving: the draft must still disappear.
    await waitForDrafts(other, async () => {
      await reloadsWhenShown(other, 'miPmtJournal');
      await other.payment.saves();
    });
    await other.seesPage('miPmtJournal');
    await expect(offer(other)).toHaveCount(0);
  });
});

test('unfinished work is found in its list and offered by its form, in the language of the screen', async ({
  person,
}) => {
  const accountant = await person();
  await accountant.entersWithSession('buh1');
  await accountant.hasNoDrafts();

  await test.step('a form in which nothing was typed leaves nothing behind', async () => {
    const kept: string[] = [];
    accountant.page.on('request', (request) => request.url().endsWith('/save_draft') && kept.push(request.url()));
    await accountant.goesTo('main/miPmtUahNew');
    await accountant.seesPage('miPmtUahNew');
    for (let press = 0; press < 20; press += 1) await accountant.page.keyboard.press('Tab');
    await accountant.goesTo('main/miPmtCurNewBuy');
    await accountant.seesPage('miPmtCurNewBuy');
    await accountant.page.waitForTimeout(DRAFT_PAUSE_MS);
    expect(kept).toEqual([]);
  });

  await test.step('the list says how many there are, and the form offers the latest in one line', async () => {
    for (const [id, receiverName] of ['ТОВ «Перший»', 'ТОВ «Останній»'].entries()) {
      await callBank(accountant.page, '/save_draft', {
        page: 'miPmtUahNew',
        draft_name: `New payment ${id}`,
        draft_data: JSON.stringify({
          parameters: {},
          content: { documentId: null, values: { receiverName, amount: '5,00' } },
        }),
      });
    }
    await accountant.opensTheAddress('main/miPmtJournal');
    await accountant.action('putDraftsAway').click();
    await accountant.action('showDraftList').click();
    const list = accountant.page.getByRole('dialog');
    await expect(list.getByRole('row')).toHaveCount(3);
    await expect(list).toContainText('Платіж у гривні, ТОВ «Останній», 5,00');
    await expectAccessible(accountant.page, 'list of drafts');
    await accountant.closesTheDialog();
    await accountant.opensTheAddress('main/miAccountsAll');
    await accountant.seesPage('miAccountsAll');
    await accountant.goesTo('main/miPmtUahNew');
    await expect(offer(accountant)).toContainText('ТОВ «Останній», 5,00');
    await expect(accountant.action('showDrafts')).toHaveText('Усі 2');
  });

  await test.step('it is continued from the list and deleted there', async () => {
    await accountant.goesTo('main/miPmtJournal');
    await accountant.action('showDraftList').click();
    await accountant.page.getByRole('dialog').getByText('ТОВ «Перший»').click();
    await expect(accountant.field('receiverName')).toHaveValue('ТОВ «Перший»');
    await accountant.hasNoDrafts();
  });
});

/** Longer than the pause after which a changed form is kept. */
const DRAFT_PAUSE_MS = 2_000;

function offer({ page }: Person) {
  return page.getByRole('region', { name: 'Є незавершена робота' });
}

async function types(person: Person, fields: Readonly<Record<string, string>>): Promise<void> {
  await person.payment.opensReceiver();
  for (const [name, value] of Object.entries(fields)) await person.field(name).fill(value);
}

async function seesDraftSaved({ page }: Person, type: () => Promise<void>): Promise<void> {
  let data = '';
  page.on('response', (response) => {
    if (response.url().endsWith('/save_draft') && response.ok()) data = response.request().postData() ?? '';
  });
  await type();
  await page.clock.fastForward('00:01');
  const purpose = TYPED.purpose;
  await expect.poll(() => new URLSearchParams(data).get('draft_data') ?? '').toContain(purpose);
}

async function reloadsWhenShown({ page }: Person, place: string): Promise<void> {
  await page.evaluate((address) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector(`[data-page="${address}"]`) === null) return;
      watch.disconnect();
      location.reload();
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  }, place);
}

async function waitForDrafts({ page }: Person, act: () => Promise<unknown>): Promise<void> {
  const reading = page.waitForResponse(/\/get_drafts\?/);
  await act();
  await reading;
}
