import { expectAccessible } from '../../support/expect-accessible';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

/** Own bank: other stories send and sign what the seed has. */
test.use({ ownBank: 'stored-document' });

/** Document of the seed in the status "ready". */
const READY = '9004';
const STATUS = { new: '0', executed: '5', refused: '6' } as const;

test('a stored document says where it stands, and offers the one next action, at every width', async ({ person }) => {
  const director = await person();
  await director.hasSession('director1');
  await director.journal.opens();
  const { page } = director;
  const findId = async (status: string) =>
    await page
      .locator('tr[data-row]', { has: page.locator(`[data-status="${status}"]`) })
      .first()
      .getAttribute('data-row');
  const ids = {
    new: await findId(STATUS.new),
    executed: await findId(STATUS.executed),
    refused: await findId(STATUS.refused),
  };
  const summary = page.locator('[data-panel="summary"]');
  const step = (name: string) => summary.locator(`[data-step="${name}"]`);
  const opens = async (id: string) => {
    await director.goesTo(`main/miPmtUahNew?mode=view&id=${id}`);
    await director.seesWholePage('miPmtUahNew');
  };

  await test.step('ready: signed by whom and when, what is left, send', async () => {
    await opens(READY);
    await expect(step('sent')).toHaveAttribute('data-state', 'now');
    await expect(step('created').locator('time')).toBeVisible();
    await expect(summary).toContainText('Залишиться');
    const send = summary.locator('[data-action="send"]');
    const box = await send.boundingBox();
    expect(box?.y).toBeLessThan(660);
    await expectAccessible(page, 'stored document, ready');
  });

  await test.step('new: waits for signatures, sign', async () => {
    await opens(ids.new ?? '');
    await expect(summary.locator('[data-state="now"]')).toBeVisible();
    await expect(summary.locator('[data-action="sign"]')).toBeVisible();
    await expectAccessible(page, 'stored document, new');
  });

  await test.step('executed: every step has its time, and the payment is repeated', async () => {
    await opens(ids.executed ?? '');
    await expect(summary.locator('[data-state="now"]')).toHaveCount(0);
    await expect(summary.locator('[data-step]').last().locator('time')).toBeVisible();
    await expect(summary.locator('[data-action="copy"]')).toBeVisible();
    await expectAccessible(page, 'stored document, executed');
  });

  await test.step('refused: the reason, and a copy to be fixed', async () => {
    await opens(ids.refused ?? '');
    await expect(step('refused')).toHaveAttribute('data-state', 'refused');
    await expect(page.locator('[data-notice="error"]')).toContainText('Гроші на вашому рахунку');
    await expectAccessible(page, 'stored document, refused');
    await summary.locator('[data-action="copy"]').click();
    await expect(director.action('save')).toBeVisible();
    await page.goBack();
  });

  for (const width of [1024, 768, 360]) {
    await test.step(`${width} px: nothing is wider than the window, the action is in sight`, async () => {
      await resizesWindow(page, { width, height: 780 });
      await opens(READY);
      await expect(director.action('send')).toBeInViewport();
      if (width === 360) expect((await director.action('send').boundingBox())?.height).toBe(48);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page, `stored document, ${width} px`);
    });
  }

  await test.step('the keyboard reaches the menu of other commands, and comes back', async () => {
    await director.action('moreActions').focus();
    await page.keyboard.press('Enter');
    await expect(director.action('template')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(director.action('moreActions')).toBeFocused();
  });
});
