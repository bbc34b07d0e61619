import { expect, type Page } from '@playwright/test';
import { createMaximumFigure, withoutLimit, type Figure } from '../../bank-sandbox/bench/figure';
import type { Person } from '../pages/person';
import { benchInBrowser, measureColdMount, measureInteractions, type Interactions } from './long-list';
import { weighPage } from './weigh-page';

const USERS = 2_000;
const ACTIONS = 100_000;
const PORTION = 20;
/** Portions loaded one after the other; no user presses the button more often. */
const PORTIONS = 100;
const LIMITS = { codeKb: 60, mountMs: 500, interactionMs: 200 };
const ACTION_JOURNAL = '[data-page="miSettingsActionsJournal"] table';

const PAGES: Readonly<Record<string, string>> = {
  register: '[data-field="iban"]',
  'main/miSettingsUsers': 'tr[data-row]',
  'main/editUser?mode=register': '[data-field="fullName"]',
  'main/miSettingsKeys': '[data-field="ownKey"]',
  'main/miSettingsActionsJournal': 'tr[data-row]',
  'main/miSettingsAddCompany': '[data-field="iban"]',
  'main/miSettingsDocs': '[data-field="clntCode"]',
  'main/miMail': '[data-row]',
};

/**
 * `npm run bench -- admin`: measures the code of each page, lists of 2,000 users and 100,000 actions in the built
 * product.
 */
await benchInBrowser({}, async (page, director) => {
  const code = await measureCode(page, director);
  await routeLongLists(page);
  return [...code, ...(await measureUsers(page, director)), ...(await measureJournal(page, director))];
});

async function measureCode(page: Page, director: Person): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [address, content] of Object.entries(PAGES)) {
    const code = await weighPage(page, 'admin', async () => {
      await director.opensTheAddress(address);
      await page.locator(content).first().waitFor();
    });
    figures.push(createMaximumFigure(`code of ${address}, gzip`, code.page, LIMITS.codeKb, 'KB'));
    if (address === 'main/miSettingsUsers')
      figures.push(withoutLimit('the remote’s container, for all of its pages, gzip', code.container, 'KB'));
  }
  return figures;
}

async function routeLongLists(page: Page): Promise<void> {
  await page.route('**/get_users_list*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { users: readonly Record<string, unknown>[] };
    const more = Array.from({ length: USERS - body.users.length }, (_, index) => ({
      ...body.users[index % body.users.length],
      user_id: String(100_000 + index),
      user_name: `Тестенко${index} Олена Іванівна`,
      user_position: 'Касир',
    }));
    await route.fulfill({ response: answer, json: { ...body, users: [...body.users, ...more] } });
  });
  await page.route('**/get_journal*', async (route) => {
    const last = new URL(route.request().url()).searchParams.get('last_id');
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/last_id=\d+/, 'last_id='),
    });
    const body = (await answer.json()) as { actions: readonly Record<string, unknown>[] };
    const newest = last ? Number(last) - 1 : ACTIONS;
    const actions = Array.from({ length: Math.min(PORTION, newest) }, (_, index) => ({
      ...body.actions[index % body.actions.length],
      action_id: String(newest - index),
      action_num: String(newest - index),
    }));
    await route.fulfill({ response: answer, json: { ...body, actions, actions_total: String(ACTIONS) } });
  });
}

async function measureUsers(page: Page, director: Person): Promise<readonly Figure[]> {
  await director.opensTheAddress('main/miSettingsUsers');
  await page.locator('.ncb-table tr[data-row]').first().waitFor();
  const cold = await measureColdMount(page, '/get_users_list');
  const interactions: Interactions = {
    'sort users': async () => {
      for (const column of ['user_role', 'user_status', 'user_status', 'user_name'])
        await page.locator(`.ncb-table th[data-column="${column}"]`).click();
    },
    'search users': async () => {
      await director.field('search').click();
      await page.keyboard.type('тестенко77', { delay: 60 });
      for (let letters = 10; letters > 0; letters -= 1) await page.keyboard.press('Backspace', { delay: 30 });
    },
    'open and close a user': async () => {
      for (let turn = 0; turn < 2; turn += 1)
        await page.locator('.ncb-table tr[data-row] [data-action="details"]').first().click();
    },
  };
  return [
    createMaximumFigure(`from the bank’s answer to ${USERS.toLocaleString('en')} users`, cold, LIMITS.mountMs, 'ms'),
    ...(await measureInteractions(page, interactions)),
  ];
}

async function measureJournal(page: Page, director: Person): Promise<readonly Figure[]> {
  await director.opensTheAddress('main/miSettingsActionsJournal');
  await expect(page.locator(`${ACTION_JOURNAL} tr[data-row]`)).toHaveCount(PORTION);
  const people = page.locator('.ant-dropdown:not(.ant-dropdown-hidden) [role="menuitem"]');
  const interactions: Interactions = {
    [`load more, up to ${(PORTIONS * PORTION).toLocaleString('en')} of 100,000 actions`]: async () => {
      for (let portion = 1; portion < PORTIONS; portion += 1) {
        await director.action('more').click();
        await expect(page.locator('[data-portion]')).toHaveCount(portion + 1);
      }
    },
    'open and close the choice of a person': async () => {
      for (let turn = 0; turn < 2; turn += 1) {
        await director.action('chooseUser').click();
        await expect(people.first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(people).toHaveCount(0);
      }
    },
  };
  return measureInteractions(page, interactions, LIMITS.interactionMs, ACTION_JOURNAL);
}
