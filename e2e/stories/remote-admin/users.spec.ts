import { expectAccessible } from '../../support/expect-accessible';
import { callBank } from '../../support/call-bank';
import { findOverflowing } from '../../support/overflow';
import { storePayments } from '../../support/payments';
import { KALYNA_ACCOUNT } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

// These settings give the file its own bank: users lose rights here.
test.use({ settings: { NCB_ENGINE_DELAY_MS: '450' } });

const ACCOUNTANT = '503';

test('an accountant gets wider rights by two signatures, leaves, and what waited for her is found', async ({
  person,
}) => {
  expectedComplaints.push(/status of 401/);
  const accountant = await person();
  await accountant.entersWithSession('buh1');
  const [payment] = await storePayments(accountant.page, KALYNA_ACCOUNT, 1);
  const director = await person();
  await director.entersWithSession('director1');
  const second = await person();
  await second.entersWithSession('director2');
  const rowOf = (who: typeof director) => who.page.locator(`tr[data-row="${ACCOUNTANT}"]`);
  const choose = async (who: typeof director, command: string) => {
    await rowOf(who).locator('[data-action="rowMenu"]').click();
    await who.page.locator(`[role="menuitem"] [data-action="${command}"]`).click();
  };

  await test.step('a wider right to sign waits, and the list says so', async () => {
    await director.opensMenu('miSettingsUsers');
    await director.seesWholePage('miSettingsUsers');
    await expect(rowOf(director).locator('[data-field="rights"]')).toContainText('Другий підпис');
    await choose(director, 'changeRights');
    const dialog = director.page.locator('[data-dialog="userRights"]');
    await dialog.locator('[data-field="signatureRight"] [data-option="1"]').click();
    await expect(dialog.locator('[data-row="signatureRight"] [data-cell="when"]')).toHaveText('після другого підпису');
    await expectAccessible(director.page, 'rights of a user');
    await director.action('saveRights').click();
    await expect(rowOf(director).locator('[data-field="rights"]')).toContainText('другий → перший');
    await expect(director.page.locator('[data-notice="waitingForMe"]')).toHaveCount(0);
  });

  await test.step('the second director signs it with her key, and it acts', async () => {
    await second.opensMenu('miSettingsUsers');
    await second.seesWholePage('miSettingsUsers');
    await expect(second.page.locator('[data-notice="waitingForMe"]')).toContainText('1 зміна чекає на вас');
    await expectAccessible(second.page, 'users');
    await second.action('reviewAndSign').click();
    await expect(second.signing.widget.locator('[data-page="signatureWidget"]')).toContainText(
      'другий підпис → перший підпис',
    );
    await second.signing.givesKey();
    await expect(second.signing.dialog).toHaveCount(0);
    await expect(rowOf(second).locator('[data-field="rights"]')).toContainText('Перший підпис');
    await expect(second.page.locator('[data-notice="waitingForMe"]')).toHaveCount(0);
  });

  await test.step('her sessions are seen, and locking her shows what waits for her signature', async () => {
    await choose(second, 'sessions');
    const sessions = second.page.locator('[data-dialog="userSessions"]');
    await expect(sessions.locator('li')).toHaveCount(1);
    await sessions.locator('[data-action="close"]').click();
    await choose(second, 'lock');
    const question = second.page.locator('[data-dialog="userQuestion"]');
    await expect(question.locator(`[data-row="${payment?.id}"]`)).toBeVisible();
    await expectAccessible(second.page, 'locking a user');
    await question.locator('[data-action="confirm"]').click();
    await expect(rowOf(second).locator('[data-field="status"]')).toContainText('Доступу не надано');
  });

  await test.step('she is out at once and cannot come back', async () => {
    await accountant.page.reload();
    await expect(accountant.action('signIn')).toBeVisible();
    await accountant.field('login').fill('buh1');
    await accountant.field('password').fill('Buhalter1');
    await accountant.action('signIn').click();
    await expect(accountant.page.locator('[role="alert"][data-problem="blocked_user_account"]')).toBeVisible();
  });

  await test.step('unlocking waits for the other director; nobody locks himself', async () => {
    await choose(second, 'unlock');
    await second.page.locator('[data-dialog="userQuestion"] [data-action="confirm"]').click();
    await expect(rowOf(second)).toContainText('подано');
    const own = second.page.locator('tr[data-row="502"]');
    await own.locator('[data-action="rowMenu"]').click();
    const lock = second.page.locator('[role="menuitem"]', { has: second.page.locator('[data-action="lock"]') });
    await expect(lock).toHaveAttribute('aria-disabled', 'true');
    await expect(lock).toContainText('Із собою цього зробити не можна');
    await second.page.keyboard.press('Escape');
  });

  await test.step('nothing is wider than the window, whatever its size', async () => {
    for (const width of [1440, 1280, 1160, 1024, 768, 360]) {
      await resizesWindow(second.page, { width, height: 800 });
      await expect.poll(() => findOverflowing(second.page)).toEqual([]);
      const name = second.page.locator('th[data-column="user_name"]');
      if (width >= 1024)
        await expect.poll(async () => (await name.boundingBox())?.width, `${width}`).toBeGreaterThan(215);
    }
  });
});

test('somebody changes his own data; a new telephone waits for a director', async ({ person }) => {
  const operator = await person();
  await operator.entersWithSession('oper1', 'main/miSettingsUsers');
  await operator.page.locator('tr[data-row="504"] [data-action="rowMenu"]').click();
  await operator.page.locator('[role="menuitem"] [data-action="edit"]').click();
  await operator.seesWholePage('editUser');
  await expect(operator.field('login')).toHaveValue('oper1');
  await operator.field('phone').fill('12');
  await operator.action('saveUser').click();
  await expect(operator.problem('phone')).toBeVisible();
  await operator.field('phone').fill('067 111 22 33');
  await operator.field('oldPassword').fill('Operator1');
  await expectAccessible(operator.page, 'own data');
  await operator.action('saveUser').click();
  await expect(operator.page.locator('[data-notice="info"]')).toContainText('другого керівника');
  const director = await person();
  await director.entersWithSession('director1', 'main/miSettingsUsers');
  await expect(director.page.locator('[data-notice="waitingForMe"]')).toBeVisible();
  await director.page.locator('tr[data-row="504"] [data-action="details"]').first().click();
  await expect(director.page.locator('[data-change]')).toContainText('0671112233');
});

test('a new user is registered without a key and waits for the second director', async ({ person }) => {
  const director = await person();
  await director.entersWithSession('director1', 'main/miSettingsUsers');
  await director.action('add').click();
  await director.page.locator('[role="menuitem"] [data-action="addNew"]').click();
  await director.seesWholePage('editUser');
  // A problem of a choice is shown as that of a field.
  await director.action('register').click();
  await expect(director.field('role').locator('input')).toBeFocused();
  await expect(director.problem('role')).toBeVisible();
  await director.field('role').click();
  await director.option('Бухгалтер').click();
  await director.field('signatureRight').click();
  await director.option('Другий').click();
  const typed = {
    fullName: 'Новак Софія Андріївна',
    code: '0148102804',
    position: 'Фінансова менеджерка',
    phone: '0671112234',
    email: 'novak@mail.example',
    login: 'novak1',
    secretQuestion: 'Місто?',
    secretAnswer: 'Київ',
  };
  for (const [name, value] of Object.entries(typed)) await director.field(name).fill(value);
  await director.action('register').click();
  await expect(director.problem('password')).toBeVisible();
  await expect(director.field('fullName')).toHaveValue('Новак Софія Андріївна');
  await director.field('password').fill('Korovai_83sad');
  await director.field('confirmation').fill('Korovai_83sad');
  await director.page.locator('[data-field="consent"]').check();
  await expectAccessible(director.page, 'a new user');
  await director.action('register').click();
  await director.seesWholePage('miSettingsUsers');
  const row = director.page.locator('tr[data-row]', { hasText: 'Новак Софія' });
  await expect(row).toContainText('Новий, чекає підпису');
  await expect(row.locator('[data-field="keyUntil"]')).toHaveText('не створено');
});

test('the rights of a director get a last day at once; the day after she sees no salaries, and the list says so', async ({
  person,
  bank,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { bankDay } = await callBank<{ bankDay: string }>(director.page, '/get_user_info', {});
  await director.opensMenu('miSettingsUsers');
  await director.seesWholePage('miSettingsUsers');
  const row = director.page.locator('tr[data-row="502"]');
  const term = director.page.locator('[data-field="user"] [data-field="rightsUntil"]');

  await test.step('a day of the past is none; a day to come takes away and acts at once', async () => {
    await row.locator('[data-action="rowMenu"]').click();
    await director.page.locator('[role="menuitem"] [data-action="changeRights"]').click();
    const dialog = director.page.locator('[data-dialog="userRights"]');
    const until = dialog.locator('[data-field="rightsUntil"]');
    await until.fill('01.01.2020');
    await director.action('saveRights').click();
    await expect(director.problem('rightsUntil')).toHaveAttribute('data-problem', 'rightsEndPast');
    await until.fill(bankDay);
    await expect(dialog.locator('[data-row="rightsUntil"] [data-cell="when"]')).toHaveText('одразу');
    await expectAccessible(director.page, 'the last day of rights');
    await director.action('saveRights').click();
    await expect(dialog).toHaveCount(0);
    await row.locator('[data-action="details"]').first().click();
    await expect(term).toContainText(`права до ${bankDay}`);
  });

  const second = await person();
  await test.step('on that day she is warned and sees the salaries', async () => {
    await second.entersWithSession('director2');
    await expect(second.page.locator('[data-warning="rightsEnd"]')).toBeVisible();
    await second.opensMenu('miPayrolls');
    await second.seesWholePage('miPayrolls');
  });

  await test.step('the day after neither menu nor address lead her to them', async () => {
    await bank.operator('day', '+1');
    await second.page.reload();
    await expect(second.menuItem('miMail')).toBeVisible();
    await expect(second.menuItem('miSalary')).toHaveCount(0);
    await expect(second.page.locator('[data-page="miPayrolls"]')).toHaveCount(0);
    await director.page.reload();
    await row.locator('[data-action="details"]').first().click();
    await expect(term).toContainText(`права закінчилися ${bankDay}`);
    await expect(row.locator('[data-field="status"]')).toContainText('Доступу не надано');
  });
});
