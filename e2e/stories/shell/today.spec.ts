import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { takeAway } from '../../support/bank';
import { changeColorScheme } from '../../support/change-color-scheme';
import { HouseRemote, wordsIn } from '../../support/house-remote';
import { findOverflowing } from '../../support/overflow';
import { resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

test.use({ ownBank: 'today' });

const texts = { ua: 'Відділення', ru: 'Отделения', en: 'Branches' };
const title = { ua: 'Найближче відділення', ru: 'Ближайшее отделение', en: 'The nearest branch' };

const branches = new HouseRemote('branches', ['miBranches'], {
  menu: [{ page: 'miBranches', texts, place: { after: 'miTurnovers' }, icon: 'book' }],
  cards: [{ name: 'nearest', title, icon: 'book', order: 35, rows: 2 }],
  rowActions: [{ name: 'ask', on: 'documents', page: 'miBranches', texts, parameters: { document: 'id' } }],
});

test.beforeAll(async ({ bank }) => {
  await branches.build({
    ...wordsIn('words', {
      ua: { street: 'вул. Вигадана' },
      ru: { street: 'ул. Вигадана' },
      en: { street: 'Vyhadana St' },
    }),
    'pages/miBranches/Branches.tsx': `
      import { useShell, type RemotePage } from '@ncb/shared-kernel/remote-contract';
      import { load } from '../../words/load';
      function Branches() {
        const { navigation } = useShell();
        return <div className="ncb-page" data-page="miBranches"><h1>Відділення</h1>
          <output data-field="document">{navigation.parameters['document'] ?? ''}</output></div>;
      }
      export const page: RemotePage = { Page: Branches, texts: { namespace: 'branches', load } };`,
    'pages/miBranches/index.ts': `export { page } from './Branches';`,
    'cards/nearest/index.ts': `export { card } from './Nearest';`,
    'cards/nearest/Nearest.tsx': `
      import { useTranslation } from 'react-i18next';
      import type { RemoteCard } from '@ncb/shared-kernel/remote-contract';
      import { CardRow, CardRows } from '@ncb/shared-kernel/ui';
      import { load } from '../../words/load';
      function Body({ content }: { content: number }) {
        const { t } = useTranslation('branches');
        if (document.documentElement.dataset['broken']) throw new Error('broken on purpose');
        if (document.documentElement.dataset['huge'])
          return <div style={{ position: 'fixed', inset: 0, width: 5000, height: 5000 }}>{'слово '.repeat(5000)}</div>;
        return <CardRows><CardRow id="nearest" name={t('street') + ', ' + content} /></CardRows>;
      }
      export const card: RemoteCard<number> = {
        load: () => Promise.resolve({ ok: true, value: 7 }), Body, texts: { namespace: 'branches', load } };`,
  });
  await branches.deploy(bank, '1.0.0');
});
test.afterAll(() => branches.remove());

const cardOf = (page: Page, part: string) => page.locator(`[data-card="${part}"]`);
/** Lists the cards whose content needs more than the height kept while they load: they would move the page. */
const findOutgrown = (page: Page) =>
  page.locator('[data-card]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const body = card.querySelector('.ncb-today-card-body');
      if (!body) return [];
      const kept = Number.parseFloat(getComputedStyle(body).minHeight);
      const { top } = body.getBoundingClientRect();
      const bottoms = [...body.children].map((child) => child.getBoundingClientRect().bottom);
      const needed = Math.max(...bottoms) - top;
      return needed > kept ? [`${card.getAttribute('data-card')}: ${needed} of ${kept}`] : [];
    }),
  );
const places = (page: Page) =>
  page.locator('[data-card]').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, height } = card.getBoundingClientRect();
      return { part: (card as HTMLElement).dataset['card'] ?? '', x, y: Math.round(y), height: Math.round(height) };
    }),
  );

test('"today" shows the cards of each area by itself, and a new area is there without a new shell', async ({
  person,
  bank,
}) => {
  expectedComplaints.push(/status of 404/, /remote credits-statements:/, /Federation Runtime/);
  expectedComplaints.push(/broken on purpose/, /The above error occurred/);
  const director = await person();
  const { page } = director;
  // Removed before sign-in: afterwards the shell has preloaded the manifest, and only its code would fail.
  const putBack = takeAway(join(bank.site, 'app/ncb/remotes/credits-statements'));
  const first = page.locator('.ncb-main-menu [data-menu]').first();
  try {
    await director.entersWithSession('director1');
    await expect(first).toHaveAttribute('data-menu', 'today');
    await first.click();
    await director.seesPage('today');
    const broken = cardOf(page, 'credits-statements/cards/terms');
    await expect(broken.locator('[data-problem^="remote."]')).toContainText('REMOTE-missing-credits-statements');
    for (const [part, words] of [
      ['payments-uah/cards/waiting', 'документ'],
      ['accounts/cards/money', 'Після відправлення'],
      ['accounts/cards/balance', 'Найменше'],
      ['branches/cards/nearest', 'вул. Вигадана, 7'],
    ] as const) {
      await expect(cardOf(page, part)).toContainText(words);
    }
    await expectAccessible(page, 'today with a card that failed');
  } finally {
    putBack();
  }
  const before = (await places(page)).find(({ part }) => part.startsWith('credits-statements'));
  await cardOf(page, 'credits-statements/cards/terms').locator('[data-action="retryCard"]').click();
  await expect(cardOf(page, 'credits-statements/cards/terms').locator('[data-row]').first()).toBeVisible();
  const after = (await places(page)).find(({ part }) => part.startsWith('credits-statements'));
  expect(after, 'the card stands where it stood').toEqual(before);

  // Thrown during rendering: only this card fails, and it recovers.
  await page.evaluate(() => (document.documentElement.dataset['broken'] = 'yes'));
  await director.choosesLanguage('English');
  const nearest = cardOf(page, 'branches/cards/nearest');
  await expect(nearest.locator('[data-problem="remote.render"]')).toContainText('REMOTE-render-branches');
  await expect(cardOf(page, 'accounts/cards/money')).toContainText('After sending');
  await page.evaluate(() => delete document.documentElement.dataset['broken']);
  await nearest.locator('[data-action="retryCard"]').click();
  await expect(nearest).toContainText('Vyhadana St, 7');

  // Oversized content stays in its frame and does not cover its neighbours.
  await page.evaluate(() => (document.documentElement.dataset['huge'] = 'yes'));
  await director.choosesLanguage('Українська');
  await expect(nearest).toContainText('слово слово');
  await expect.poll(() => findOverflowing(page)).toEqual([]);
  await expect.poll(async () => (await nearest.boundingBox())?.height).toBeLessThan(1200);
  await cardOf(page, 'accounts/cards/money').locator('.ncb-today-card-head').click();
  await page.evaluate(() => delete document.documentElement.dataset['huge']);
  await director.choosesLanguage('English');
  await expect(nearest).toContainText('Vyhadana St, 7');
  await director.choosesLanguage('Українська');

  for (const [width, columns] of [
    [1440, 3],
    [1280, 3],
    [1210, 3],
    [1024, 2],
    [768, 2],
    [360, 1],
  ] as const) {
    await resizesWindow(page, { width, height: 900 });
    await expect.poll(() => findOutgrown(page), `content at ${width} px fits the kept height`).toEqual([]);
    await expect.poll(async () => new Set((await places(page)).map(({ x }) => x)).size).toBe(columns);
    await expect.poll(() => findOverflowing(page)).toEqual([]);
  }
  await changeColorScheme(page, 'dark');
  await expectAccessible(page, 'today on a phone, dark');
  await changeColorScheme(page, 'light');
  await resizesWindow(page, { width: 1280, height: 860 });

  await director.opensMenu('miBranches');
  await director.seesPage('miBranches');
  await director.opensMenu('miPmtJournal');
  const row = page.locator('tr[data-row]').first();
  const id = await row.getAttribute('data-row');
  await row.locator('[data-action="rowMenu"]').click();
  await director.action('branches.ask').click();
  await director.seesPage('miBranches');
  await expect(director.field('document')).toHaveText(id ?? '');

  await director.action('accountMenu').click();
  await director.action('settings').click();
  await director.field('startPage').getByText('Сьогодні').click();
  await director.action('save').click();
  await expect(page.locator('[data-dialog="settings"]')).toBeHidden();
  await director.signsOut();
  await director.entersAs('director1');
  await director.seesPage('today');
  await expect(cardOf(page, 'payments-uah/cards/waiting')).toContainText('документ');
  const [urgent] = await places(page);
  expect(urgent?.part, 'a loan is overdue').toBe('credits-statements/cards/terms');
  await expect(cardOf(page, 'credits-statements/cards/terms').locator('[data-row]').first()).toContainText('Сплатити');
});
