import { deployPages } from '../../support/deployed-remote';
import { FAULTY_PAGES, type FaultyPage } from '../../support/faulty-pages';
import { expect, expectedComplaints, test } from '../../support/test';
import type { Person } from '../../pages/person';

test.use({ prefetchesPages: true });
test.describe.configure({ timeout: 400_000, mode: 'parallel' });

const COMPLAINTS = [
  /planted/,
  /faulty/,
  /remote/,
  /Maximum update depth/,
  /rendered/i,
  /React/,
  /hook/i,
  /TypeError/,
  /Error/,
  /Blocked/,
  /^undefined$/,
];

async function othersWork(director: Person): Promise<void> {
  await director.seesPage('miAccountsAll');
  await expect(director.menuItem('miAccountsAll')).toContainText('Залишки');
  await expect(director.page).toHaveTitle('Клієнт-банк для бізнесу');
  await director.opensMenu('miPmtJournal');
  await director.seesPage('miPmtJournal');
  await director.opensMenu('miAccountsAll');
  await director.seesPage('miAccountsAll');
}

const NAMES = Object.keys(FAULTY_PAGES);
const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  const names = NAMES.filter((_, place) => place % PARTS === part);
  test(`no page of a faulty remote keeps the user or harms others, and each is named: part ${part + 1}`, async ({
    person,
    bank,
  }) => {
    expectedComplaints.push(...COMPLAINTS);
    const remote = deployPages(bank, 'faulty', FAULTY_PAGES);
    try {
      const director = await person();
      await director.entersWithSession('director1');
      for (const name of names) {
        await test.step(name, () => expectContained(director, name, FAULTY_PAGES[name] as FaultyPage));
      }
    } finally {
      remote.putBack();
    }
  });
}

async function expectContained(
  director: Person,
  name: string,
  { ends, code, isReportedAfterLeaving }: FaultyPage,
): Promise<void> {
  const { page } = director;
  await director.opensTheAddress(`main/${name}`);
  const expectNotice = () =>
    expect(page.locator('.ant-notification-notice').filter({ hasText: `REMOTE-${code}-faulty` })).not.toHaveCount(0);
  if (ends === 'closed') {
    await expect(page.locator('[data-problem="remote.blocked"]')).toBeVisible({ timeout: 30_000 });
    await expectNotice();
    await director.opensMenu('miAccountsAll');
  } else if (ends === 'card') {
    await expect(page.locator(`[data-problem="remote.${code}"]`)).toBeVisible();
    await director.opensMenu('miAccountsAll');
  } else if (ends === 'contained') {
    if (code && !isReportedAfterLeaving) await expectNotice();
    await director.opensMenu('miAccountsAll');
    if (code && isReportedAfterLeaving) await expectNotice();
  } else {
    if (code === 'swallowed') await director.menuItem('miMail').click();
    const leave = page.locator('.ncb-leave [data-action="leavePage"]');
    await expect(leave).toBeFocused({ timeout: 10_000 });
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(name));
    await director.opensMenu('miAccountsAll');
  }
  await othersWork(director);
  await expect(page.locator('#planted')).toHaveCount(0);
  if (ends !== 'dialog' && code !== null) await diagnosticsName(director, code);
}

async function diagnosticsName(director: Person, code: string): Promise<void> {
  await director.action('help').click();
  await director.action('diagnostics').click();
  await director.seesPage('diagnostics');
  await expect(director.page.locator('[data-row="faulty"]')).toContainText(`REMOTE-${code}-faulty`);
}
