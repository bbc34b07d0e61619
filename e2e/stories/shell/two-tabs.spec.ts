import type { Page } from '@playwright/test';
import type { Person } from '../../pages/person';
import { expectAccessible } from '../../support/expect-accessible';
import { KALYNA_ACCOUNT } from '../../support/people';
import { CLOCK_JUMP, expect, expectedComplaints } from '../../support/test';
import { test } from '../../support/window';

/** Tabs of one browser share a session: two real pages, one hidden. */
test('activity in one tab keeps the other alive, and the time-out of one is the time-out of both', async ({
  window,
}) => {
  // Both tabs end the session at the same moment; the second call finds it already ended.
  expectedComplaints.push(/status of 401/, CLOCK_JUMP);
  await window.context.clock.install();
  const hidden = await window.opensTab('');
  await hidden.entersAs('director1');
  await hidden.seesPage('miAccountsAll');
  const front = await window.opensTab('main/miPmtJournal');
  await front.seesPage('miPmtJournal');
  await expectHidden(hidden, front);
  const warning = (person: Person) => person.page.locator('[data-dialog="timeout"] [data-action="stay"]');

  await test.step('one minute before the end both tabs warn; who stays in one stays in both', async () => {
    await window.context.clock.fastForward('09:05');
    await expect(warning(front)).toBeVisible();
    await expect(warning(front)).toBeFocused();
    await expect(front.page.getByRole('timer')).toContainText(/завершиться через [1-5]?\d секунд/);
    await expect(warning(hidden)).toBeAttached();
    await expectAccessible(front.page, 'time-out warning');
    await front.page.keyboard.press('Enter');
    await expect(warning(front)).toHaveCount(0);
    await expect(warning(hidden)).toHaveCount(0);
  });

  await test.step('a key in the tab in front counts for the hidden one', async () => {
    await window.context.clock.fastForward('06:00');
    const received = await watchNextMessage(hidden);
    await front.page.keyboard.press('Escape');
    // The other tab must receive the message before the clock moves.
    await received();
    await window.context.clock.fastForward('06:00');
    // The warning ticks every second, so both tabs have checked the clock by then.
    await window.context.clock.runFor(2_000);
    await expect(warning(front)).toHaveCount(0);
    await expect(warning(hidden)).toHaveCount(0);
  });

  await test.step('ten minutes without a sign of life lead both to sign-in', async () => {
    await window.context.clock.fastForward('10:00');
    for (const person of [front, hidden]) {
      await person.seesPage('signIn');
      await expect(person.signIn.notice()).toContainText('Ви були неактивні');
      await expect(person.page.locator('[data-row]')).toHaveCount(0);
    }
  });

  await test.step('who comes back is where he was, in the tab that he uses', async () => {
    await front.page.bringToFront();
    await front.entersAs('director1');
    await front.seesPage('miPmtJournal');
  });
});

test('signing out and another user in one tab leave nobody’s data in the other', async ({ window, bank }) => {
  const front = await window.opensTab('');
  await front.entersAs('director1');
  await front.seesPage('miAccountsAll');
  const hidden = await window.opensTab('main/miAccountsAll');
  const kalyna = hidden.page.locator(`[data-row="${KALYNA_ACCOUNT}"]`);
  await expect(kalyna).toBeVisible();
  await front.page.bringToFront();
  await expectHidden(hidden, front);

  await test.step('signing out in one brings sign-in to the hidden one', async () => {
    await front.signsOut();
    await expect(hidden.page.locator('[data-page="signIn"]')).toBeAttached();
    await expect(kalyna).toHaveCount(0);
  });

  // A signed-in user no longer sees the sign-in page, only a tab that has shown it from before.
  const third = await window.opensTab('');
  await third.seesPage('signIn');

  await test.step('another user signs in: the other tab, opened again, is his', async () => {
    await front.page.bringToFront();
    await front.entersAs('fop1');
    await front.seesPage('miAccountsAll');
    await hidden.page.bringToFront();
    await hidden.opensTheAddress('main/miAccountsAll');
    await hidden.seesPage('miAccountsAll');
    await expect(hidden.action('accountMenu')).toContainText('Прикладний');
    await expect(kalyna).toHaveCount(0);
  });

  await test.step('a sign-in over a living session makes the other tab leave, and says why', async () => {
    await third.page.bringToFront();
    await third.entersAs('director2');
    await third.seesPage('miAccountsAll');
    await expect(hidden.signIn.notice()).toContainText('увійшов інший користувач');
    await expect(hidden.page.getByText('Прикладний')).toHaveCount(0);
  });

  await test.step('a tab whose timers the browser has stopped shows nothing any more when it wakes', async () => {
    await hidden.page.bringToFront();
    await hidden.opensTheAddress('main/miAccountsAll');
    await expect(kalyna).toBeVisible();
    await third.page.bringToFront();
    const wake = await freeze(hidden.page);
    await third.signsOut();
    await wake();
    await expect(hidden.page.locator('[data-page="signIn"]')).toBeAttached();
    await expect(kalyna).toHaveCount(0);
  });

  await test.step('the start opened while somebody works leads to his work, and after he left to the sign-in', async () => {
    await third.entersAs('director1');
    await third.seesPage('miAccountsAll');
    const opened = await window.opensTab('');
    await opened.seesPage('miAccountsAll');
    await opened.signsOut();
    await opened.opensTheAddress();
    await opened.seesPage('signIn');
  });

  await test.step('nothing of it is in the browser’s storage, only what is deployed', async () => {
    const stored = await hidden.page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect(stored).toEqual(['ncb.registry']);
    expect(new URL(hidden.page.url()).origin).toBe(bank.appOrigin);
  });
});

/** Listens for the next message between the tabs, also in a hidden one. @returns waits until it has arrived */
async function watchNextMessage({ page }: Person): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const channel = new BroadcastChannel('ncb-session');
    const received = new Promise((resolve) => channel.addEventListener('message', resolve, { once: true }));
    Object.assign(window, { nextMessage: received.then(() => channel.close()) });
  });
  return () => page.evaluate(() => (window as unknown as { nextMessage: Promise<void> }).nextMessage);
}

async function expectHidden(hidden: Person, front: Person): Promise<void> {
  const getVisibility = ({ page }: Person) => page.evaluate(() => document.visibilityState);
  expect([await getVisibility(hidden), await getVisibility(front)]).toEqual(['hidden', 'visible']);
}

/** Freezes a hidden tab as browsers do to save energy. @returns function that resumes it */
async function freeze(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await browser.send('Page.setWebLifecycleState', { state: 'active' });
  };
}
