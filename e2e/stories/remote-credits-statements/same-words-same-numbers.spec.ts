import type { Locator } from '@playwright/test';
import type { Person } from '../../pages/person';
import { expect, test } from '../../support/test';

type Fact = readonly [label: string, sum: string];

function toFacts(pairs: readonly Fact[]): readonly Fact[] {
  const texts = pairs.map((pair) => pair.map((text) => text.replaceAll(/\s+/gu, ' ').trim()));
  return texts.flatMap(([label = '', value = '']) => {
    const [sum] = SUM.exec(value) ?? [];
    return sum === undefined || SUM.test(label) ? [] : [[label, sum] as const];
  });
}

const SUM = /^−?\d[\d ]*,\d\d(?= [A-Z]{3}$|$)/u;

async function factsIn(place: Locator): Promise<readonly Fact[]> {
  return toFacts(
    await place.evaluate((root) =>
      [...root.querySelectorAll('*')].flatMap((pair) => {
        const [label, value, ...others] = [...pair.children];
        return label && value && others.length === 0 && !pair.matches('tr, tbody')
          ? [[label.textContent, value.textContent] as const]
          : [];
      }),
    ),
  );
}

async function factsOfRow(row: Locator): Promise<readonly Fact[]> {
  return toFacts(
    await row.evaluate((line) => {
      const titles = [...(line.closest('table')?.querySelectorAll('thead th') ?? [])];
      return [...line.children].map((cell, place) => [titles[place]?.textContent ?? '', cell.textContent] as const);
    }),
  );
}

function sharedLabels(one: readonly Fact[], other: readonly Fact[]) {
  const sumsOf = (label: string) => [
    ...new Set([...one, ...other].filter(([name]) => name === label).map(([, sum]) => sum)),
  ];
  const shared = new Set(one.map(([label]) => label).filter((label) => other.some(([name]) => name === label)));
  return [...shared].map((label) => [label, sumsOf(label)] as const);
}

const COMPANIES = ['Калинова Брама', 'Степовий Млин'];

test('the same words name the same number in the list of credits and on the page of each', async ({ person }) => {
  test.setTimeout(180_000);
  const director = await person();
  const { page, credits } = director;
  await director.entersWithSession('director1');
  const shared: string[] = [];
  for (const company of COMPANIES) {
    if (company !== COMPANIES[0]) await director.choosesCompany(company);
    await credits.opensDeals();
    const rows = page.locator('tr[data-row]');
    await expect(rows.first()).toBeVisible();
    const numbers = await rows.evaluateAll((elements) => elements.map((row) => row.getAttribute('data-row') ?? ''));
    for (const number of numbers) {
      await credits.opensDeals();
      const row = credits.deal(number);
      const listed = await factsOfRow(row);
      await row.locator('[data-action="details"]').click();
      await expect(director.field('dealDetails')).toBeVisible();
      await expect(page.locator('h2', { hasText: number })).toBeVisible();
      const panel = await factsIn(director.field('dealDetails'));
      expect(panel.length, number).toBeGreaterThan(3);
      await credits.opensCredit(`deal=${encodeURIComponent(number)}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
      await expect(director.field('debt')).toBeVisible();
      const own = await factsIn(page.locator('[data-page="miCreditsMine"]'));
      expect(own.length, number).toBeGreaterThan(3);
      for (const [label, sums] of sharedLabels([...listed, ...panel], own)) {
        expect(sums, `${number}: ${label}`).toHaveLength(1);
        shared.push(label);
      }
    }
  }
  // Deals without an overdue part show the principal under the same name on both pages.
  expect(shared).toContain('Основний борг');
});

test('the same words name the same number on the card of a deposit and in its details', async ({ person }) => {
  test.setTimeout(180_000);
  for (const login of ['director1', 'fop1'] as const) {
    const owner = await person();
    await owner.entersWithSession(login);
    await comparesDeposits(owner, 'active');
    // Repaid deposits have other labels and no next payment.
    if (login === 'director1') await comparesDeposits(owner, 'closed');
  }
});

async function comparesDeposits(owner: Person, view: 'active' | 'closed'): Promise<void> {
  const { page, deposits } = owner;
  await deposits.opens(view);
  const cards = page.locator('li[data-row]');
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) {
    const name = (await card.getAttribute('aria-label')) ?? '';
    const listed = await factsIn(card);
    expect(listed.length, name).toBeGreaterThan(0);
    const [next] = await card.locator('[data-field="nextAmount"]').allInnerTexts();
    // A closed deposit has its details only in the menu.
    if (view === 'active') await card.locator('[data-action="details"]').click();
    else {
      await card.locator('[data-action="rowMenu"]').click();
      await page.locator('[data-action="menu-details"]').click();
    }
    const dialog = page.locator('[data-dialog="deposit"]');
    await expect(dialog.locator('[data-field="operations"]')).toBeVisible();
    for (const [label, sums] of sharedLabels(listed, await factsIn(dialog)))
      expect(sums, `${name}: ${label}`).toHaveLength(1);
    if (next) await expect(dialog.locator('[data-field="payments"] tbody tr').first()).toContainText(next);
    await dialog.locator('[data-action="close"]').click();
    await expect(dialog).toHaveCount(0);
  }
}
