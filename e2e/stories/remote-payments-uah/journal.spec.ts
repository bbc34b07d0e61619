import { formatAmount, formatMinor, toMinor } from '@ncb/shared-kernel/domain/money';
import { choosePageSize } from '../../support/choose-page-size';
import { changeColorScheme } from '../../support/change-color-scheme';
import { expectAccessible } from '../../support/expect-accessible';
import { callBank } from '../../support/call-bank';
import { downloadBytes } from '../../support/downloads';
import { measureOverflow } from '../../support/overflow';
import { storePayments } from '../../support/payments';
import { KALYNA_ACCOUNT, SVITANOK } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

test('documents are found, explained, signed and sent together, and the search is there after the next sign-in', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  const stored = await storePayments(page, KALYNA_ACCOUNT, 3, { hasOwnAmounts: true });
  const [first, second, third] = stored;
  if (!first || !second || !third) throw new Error('three payments were to be stored');
  const sum = formatMinor(stored.reduce((total, { amount }) => total + toMinor(amount), 0n));
  const searchName = `Суми від ${first.amount}`;
  const typed = (amount: string) => amount.replace('.', ',');
  const rows = page.locator('.ncb-table tr[data-row]');
  const row = (id: string) => page.locator(`.ncb-table tr[data-row="${id}"]`);

  await test.step('a search by amount and receiver finds them, and is the address of the page', async () => {
    await director.opensMenu('miPmtJournal');
    await expect(row(third.id)).toBeVisible();
    await director.action('search').click();
    await expect(director.field('amountLow')).toBeVisible();
    await expectAccessible(page, 'search dialog');
    await director.field('amountLow').fill(typed(third.amount));
    await director.field('amountHigh').fill(typed(first.amount));
    await page.keyboard.press('Tab');
    await expect(director.problem('amountLow')).toHaveAttribute('data-problem', 'incorrectAmountRange');
    await expect(director.action('find')).toBeDisabled();
    await director.field('amountLow').fill(typed(first.amount));
    await director.field('amountHigh').fill(typed(third.amount));
    await director.field('receiverName').fill('Світанок');
    await page.keyboard.press('Enter');
    await expect(director.field('amountLow')).toBeHidden();
    await expect(rows).toHaveCount(3);
    await page.reload();
    await expect(rows).toHaveCount(3);
    expect(new URL(page.url()).searchParams.get('name_co')).toBe('Світанок');
    await expectAccessible(page, 'journal with conditions');
  });

  await test.step('it is kept under a name', async () => {
    await director.action('savedSearches').click();
    await director.action('keepSearch').click();
    await director.field('searchName').fill(searchName);
    await expectAccessible(page, 'keeping a search');
    await director.action('saveSearch').click();
    await expect(director.field('searchName')).toBeHidden();
  });

  await test.step('it is a button after the views, pressed once to search and again to leave', async () => {
    // In a narrower window it is in the menu of the views.
    await resizesWindow(page, { width: 1600, height: 860 });
    const saved = page.getByRole('button', { name: `${searchName} (3)` });
    await expect(saved).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, 'journal with a saved search');
    await saved.click();
    await expect(page.locator('[data-row="receiverName"]')).toHaveCount(0);
    await expect(saved).toHaveAttribute('aria-pressed', 'false');
    await saved.press('Enter');
    await expect(rows).toHaveCount(3);
    await resizesWindow(page, { width: 1280, height: 860 });
  });

  await test.step('it is deleted, and the deletion undone', async () => {
    await director.action('savedSearches').click();
    await director.action('editSearch').click();
    const stored = page.locator(`li[data-row="${searchName}"]`);
    await stored.locator('[data-action="dropSearch"]').click();
    await expect(stored).toHaveCount(0);
    await director.action('undo').click();
    await expect(stored).toBeVisible();
    await expectAccessible(page, 'saved searches');
    await page.keyboard.press('Escape');
    await expect(stored).toBeHidden();
  });

  await test.step('the panel tells what the row has no room for, the history who did what', async () => {
    await row(first.id).locator('[data-action="details"]').click();
    const panel = director.field('documentDetails');
    await expect(panel.locator('[data-field="receiverAccount"]')).toHaveText(
      new RegExp(SVITANOK.iban.split('').join('\\s?')),
    );
    await expectAccessible(page, 'details of a document');
    await director.action('moreActions').click();
    await expect(director.action('printSigned')).toContainText('наступного дня');
    await page.keyboard.press('Escape');
    await panel.locator('[data-action="list-history"]').click();
    await expect(panel.locator('ol > [data-row]')).toHaveText([/^Створення платежу/]);
    await expectAccessible(page, 'history of a document');
    await row(first.id).locator('[data-action="rowMenu"]').click();
    await director.action('history').click();
    await expect(page.getByRole('dialog')).toContainText('Створення платежу');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the arrows go through the documents, Escape gives the focus back to the row', async () => {
    const panelOf = (id: string) => page.locator(`.ncb-details[data-panel="${id}"]`);
    await row(third.id).locator('[data-action="details"]').press('Enter');
    await expect(panelOf(third.id)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panelOf(second.id)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(panelOf(second.id)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panelOf(second.id)).toHaveCount(0);
    await expect(row(second.id).locator('[data-action="details"]')).toBeFocused();
  });

  await test.step('all are selected and summed up, and two of them signed', async () => {
    await director.action('selectAll').click();
    await expect(director.field('selection')).toContainText(formatAmount(sum, 'ua'));
    await row(third.id).getByRole('checkbox').uncheck();
    await director.signing.opens();
    await director.signing.givesKey();
    await director.signing.dialog.locator('[data-action="close"]').click();
    for (const { number } of [first, second]) await director.journal.seesStatus(number, 3);
    await director.action('clearSelection').click();
    await expect(director.field('isForMe')).toHaveAccessibleName('Чекають на мене (3)');
    await director.journal.selects(first.number, second.number);
  });

  await test.step('one was sent from elsewhere meanwhile: each document has its own verdict', async () => {
    await callBank(page, '/send_docs', { pmt_ids: JSON.stringify([{ id: first.id, type: 1 }]) });
    await director.action('send').click();
    await expect(director.action('confirmSend')).toBeVisible();
    await expectAccessible(page, 'question before sending');
    await director.action('confirmSend').click();
    const verdicts = page.locator('.ncb-verdicts [data-row]');
    const verdictOn = (id: string) => page.locator(`.ncb-verdicts [data-row="${id}"]`);
    await expect(verdicts).toHaveCount(2);
    await expect(verdictOn(first.id)).toHaveAttribute('data-problem', 'statusForbidsAction');
    await expect(verdictOn(second.id)).toHaveAttribute('data-notice', 'success');
    await expectAccessible(page, 'verdicts');
    await page.keyboard.press('Enter');
    await expect(verdicts.first()).toBeHidden();
    await expect(row(second.id).getByRole('checkbox')).not.toBeChecked();
    await expect(row(first.id).getByRole('checkbox')).toBeChecked();
    for (const { number } of [first, second]) await director.journal.seesStatus(number, 5);
  });

  await test.step('what is found is saved for people and for other programs', async () => {
    await director.action('clearSelection').click();
    for (const [format, heading] of [
      ['export-csv', 'Статус'],
      ['exportForPrograms-csv', 'oper_n'],
    ] as const) {
      const lines = (await downloadBytes(director, 'export', format)).toString('utf8').trim().split('\r\n');
      expect(lines).toHaveLength(4);
      expect(lines[0]).toContain(heading);
      expect(lines.filter((line) => line.includes(SVITANOK.code))).toHaveLength(3);
    }
  });

  await test.step('after the next sign-in the search opens by its name, on a phone too', async () => {
    await director.signsOut();
    await director.entersAs('director1');
    await director.seesPage('miAccountsAll');
    await director.opensMenu('miPmtJournal');
    await resizesWindow(page, { width: 360, height: 800 });
    await director.action('savedSearches').click();
    await page.locator(`[data-action="openSearch"][data-row="${searchName}"]`).click();
    await expect(rows).toHaveCount(3);
    await expect(page.locator('[data-row="receiverName"]')).toContainText('Світанок');
    await changeColorScheme(page, 'dark');
    await row(first.id).locator('[data-action="details"]').click();
    await expect(director.field('bankDocumentId')).not.toHaveText('—');
    await expectAccessible(page, 'cards with details, dark');
    await expect.poll(() => measureOverflow(page)).toBeLessThanOrEqual(0);
  });
});

test('deleting asks first, and the question can be read in the dark too', async ({ person }) => {
  const director = await person();
  await director.entersWithSession('director1');
  await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
  await director.payment.fillsIn({ ...SVITANOK, amount: '1,00', purpose: 'Зайвий платіж, без ПДВ' });
  const number = await director.payment.saves();
  await director.journal.selects(number);
  for (const colorScheme of ['light', 'dark'] as const) {
    await changeColorScheme(director.page, colorScheme);
    await director.journal.runsAction('delete');
    await expect(director.action('confirmDelete')).toBeVisible();
    await expectAccessible(director.page, `question before deleting, ${colorScheme}`);
    await director.page.keyboard.press('Escape');
    await expect(director.action('confirmDelete')).toHaveCount(0);
    await director.journal.seesStatus(number, 0);
  }
  await director.journal.runsAction('delete');
  await director.action('confirmDelete').click();
  await expect(director.journal.document(number)).toHaveCount(0);
});

test('the search begins at its title in a window that is lower than it, and Enter finds at once', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1', 'main/miPmtJournal');
  await resizesWindow(director.page, { width: 1280, height: 480 });
  await director.action('search').first().click();
  await expect(director.field('start')).toBeFocused();
  await expect(director.page.locator('[role="dialog"] .ant-modal-title')).toBeInViewport();
  await director.page.keyboard.press('Enter');
  await expect(director.page.getByRole('dialog')).toHaveCount(0);
});

test('a search without documents in its period goes on over all time, and a period is chosen in one press', async ({
  person,
}) => {
  const director = await person();
  await director.hasSession('director1');
  const { page } = director;
  await resizesWindow(page, { width: 1440, height: 900 });
  await director.opensTheAddress('main/miPmtJournal');
  await director.seesWholePage('miPmtJournal');
  const address = () => Object.fromEntries(new URL(page.url()).searchParams);
  const panel = page.locator('[data-panel="period"]');

  await test.step('the dialog fits and begins in its first field', async () => {
    await director.action('search').click();
    await expect(director.field('start')).toBeFocused();
    await expect(director.action('find')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(director.action('find')).toHaveCount(0);
  });

  await test.step('the last month by keys alone', async () => {
    await director.action('choosePeriod').click();
    await expect(panel.locator('[data-row="period_days30"]')).toBeFocused();
    await expectAccessible(page, 'periods of the journal');
    for (const _ of ['this month', 'last month']) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(director.action('choosePeriod')).toHaveText('Минулий місяць');
    await expect(director.action('choosePeriod')).toBeFocused();
    expect(Object.keys(address())).toEqual(['date_start', 'date_end']);
    await director.action('dropCondition').click();
    await expect(director.action('choosePeriod')).toHaveText('30 днів');
  });

  await test.step('Enter in the search searches all time', async () => {
    await director.field('search').fill('немає такого');
    await expect(director.action('searchAllTime')).toBeVisible();
    await expect(page.getByText('За весь час таких документів немає')).toBeVisible();
    await expect(page.locator('.ncb-list .ant-btn-primary')).toHaveCount(1);
    await expect(director.action('export')).toHaveCount(0);
    await expectAccessible(page, 'journal without documents in its period');
    await director.field('search').press('Enter');
    await expect(director.action('searchAllTime')).toHaveCount(0);
    expect(address()).toEqual({ find: 'немає такого', date_start: '1990-01-01' });
  });

  await test.step('on a phone the periods are a sheet', async () => {
    await resizesWindow(page, { width: 360, height: 780 });
    await director.action('choosePeriod').click();
    await expect(panel).toBeVisible();
    await expectAccessible(page, 'periods of the journal on a phone');
    await panel.locator('[data-row="period_year"]').click();
    await expect(panel).toHaveCount(0);
    await expect(director.action('choosePeriod')).toHaveText('Цей рік');
  });
});

test('without a network the journal says so, and what was asked for comes as soon as there is one', async ({
  person,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const director = await person();
  await director.hasSession('director1');
  const { page } = director;
  await director.opensTheAddress('main/miPmtJournal');
  await director.seesWholePage('miPmtJournal');
  await page.context().setOffline(true);
  await director.action('refresh').click();
  await expect(page.locator('[data-notice="error"]')).toContainText('Немає зв’язку');
  await director.action('chooseStatus').click();
  await page.locator('.ant-dropdown:visible').getByRole('menuitem').first().click();
  await expect(page.locator('[data-page="miPmtJournal"] [data-problem="network"]')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator('[data-problem="network"]')).toHaveCount(0);
  await director.seesWholePage('miPmtJournal');
});

test('who goes back to the journal finds the page that he left, in its order; who opens it anew begins on the first', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  await storePayments(page, KALYNA_ACCOUNT, 7);
  await director.opensMenu('miPmtJournal');
  const rows = page.locator('.ncb-table tr[data-row]');
  const getRowIds = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
  const numberColumn = page.locator('th[data-column="pmt_num"]');
  await expect(rows.first()).toBeVisible();
  // Another story may have chosen more rows to a page.
  await choosePageSize(page, 5);
  await expect(rows).toHaveCount(5);
  await numberColumn.click();
  await expect(numberColumn).toHaveAttribute('aria-sort', 'ascending');
  const first = await getRowIds();
  await page.locator('.ant-pagination-item-2').click();
  await expect.poll(getRowIds).not.toEqual(first);
  const second = await getRowIds();

  await rows.first().locator('a').first().click();
  await director.seesPage('miPmtUahNew');
  await page.goBack();
  await expect.poll(getRowIds).toEqual(second);
  await expect(numberColumn).toHaveAttribute('aria-sort', 'ascending');

  await director.opensMenu('miCatalogs');
  await director.opensMenu('miPmtJournal');
  await expect(page.locator('.ant-pagination-item-active')).toHaveText('1');
  await expect(numberColumn).not.toHaveAttribute('aria-sort', 'ascending');
});
