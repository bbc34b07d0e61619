import type { Person } from '../../pages/person';
import { expect, expectedComplaints, test } from '../../support/test';

/**
 * Menu of a company without payrolls, groups before their pages. Source:
 * docs/requirements/shell-accounts-admin.md#menu-groups.
 */
const MENU = [
  'today',
  ...['miAccounts', 'miAccountsAll', 'miAccountsBilling'],
  'miTurnovers',
  ...['miPmtUah', 'miPmtUahNew', 'miPmtJournal', 'miTemplatesPmtUah', 'miImpex'],
  ...['miPmtCur', 'miPmtCurContracts', 'miPmtCurNew', 'miPmtCurNewBuy', 'miPmtCurNewSale', 'miPmtCurNewConvert'],
  ...['miTemplatesPmtCur', 'miPmtCurImport'],
  ...['miCredits', 'miCreditsAccounts', 'miCreditsDeals', 'miCreditsMine', 'miCreditsGet'],
  ...['miDeposits', 'miDepositsMine', 'miDepositsGet'],
  ...['miSettings', 'miSettingsKeys', 'miSettingsUsers', 'miSettingsLimits', 'miSettingsActionsJournal'],
  ...['miSettingsAddCompany', 'miSettingsDocs'],
  'miMail',
  'miCatalogs',
];

/** Pages not offered in mode 3, each with its first call. */
const HIDDEN_PAGES = {
  miCreditsAccounts: 'cred_list',
  miCreditsDeals: 'cred_deals',
  miCreditsMine: 'cred_deals',
  miCreditsGet: 'get_credit_terms',
  miSettingsKeys: 'get_cert_requests',
} as const;

const NOT_AVAILABLE = 'Розділ недоступний для вашої ролі або рівня доступу';

async function readsMenu({ page }: Person): Promise<{ readonly all: string[]; readonly disabled: string[] }> {
  const groups = page.locator('.ncb-main-menu .ant-menu-submenu > [role="menuitem"][aria-expanded="false"]');
  while ((await groups.count()) > 0) await groups.first().click();
  const read = (selector: string) =>
    page
      .locator(`.ncb-main-menu ${selector}`)
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-menu')));
  const [all, disabled] = [await read('[data-menu]'), await read('[data-menu][aria-disabled="true"]')];
  return { all: all.map(String), disabled: disabled.map(String) };
}

function watchesRefusals({ page }: Person): readonly string[] {
  const refused: string[] = [];
  expectedComplaints.push(/status of 403/);
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(new URL(response.url()).pathname.replace('/ncb/api/', ''));
  });
  return refused;
}

function callsPastThePage({ page }: Person, call: string): Promise<string> {
  return page.evaluate(async (path) => {
    const headers = { 'X-Requested-With': 'ncb' };
    const me = await (await fetch('/ncb/api/get_user_info', { headers })).json();
    const session = { clnt_id: me.selectedCompanyRef, ncb_id: me.ncbClientId, user_id: me.currentUser.userId };
    const answer = await (await fetch(`/ncb/api/${path}?${new URLSearchParams(session)}`, { headers })).json();
    return answer.success ? 'answered' : answer.error_code;
  }, call);
}

for (const mode of [1, 2] as const)
  test(`in access mode ${mode} the whole menu works, and the bank answers its pages`, async ({ person }) => {
    const accountant = await person();
    await accountant.entersWithSession(`mode${mode}`);
    expect(await readsMenu(accountant)).toEqual({ all: MENU, disabled: [] });
    await expect(accountant.action('keys')).toBeEnabled();
    for (const call of Object.values(HIDDEN_PAGES))
      expect(await callsPastThePage(accountant, call), call).toBe('answered');
    for (const page of Object.keys(HIDDEN_PAGES)) {
      await accountant.opensTheAddress(`main/${page}`);
      await accountant.seesWholePage(page);
    }
  });

test('in access mode 3 credits and keys are not available: in the menu, at their addresses, at the bank', async ({
  person,
}) => {
  const accountant = await person();
  const { page } = accountant;
  const refused = watchesRefusals(accountant);
  await accountant.entersWithSession('mode3');
  expect(await readsMenu(accountant)).toEqual({ all: MENU, disabled: Object.keys(HIDDEN_PAGES) });
  await expect(page.locator('[data-menu="miSettingsKeys"]')).toHaveAttribute('title', NOT_AVAILABLE);
  await expect(accountant.action('keys')).toBeDisabled();
  for (const [hiddenPage, call] of Object.entries(HIDDEN_PAGES)) {
    await accountant.opensTheAddress(`main/${hiddenPage}`);
    const refusal = page.getByRole('alert').and(page.locator('[data-problem="noAccess"]'));
    await expect(refusal).toContainText(NOT_AVAILABLE);
    await expect(page.locator(`[data-page="${hiddenPage}"], .ncb-content .ncb-waiting`)).toHaveCount(0);
    expect(await callsPastThePage(accountant, call), call).toBe('forbidden');
  }
  await accountant.action('home').click();
  await accountant.seesWholePage('miAccountsAll');
  await accountant.opensMenu('today');
  await accountant.seesWholePage('today');
  // The company has a credit; in mode 3 its card shows nothing and does not fail.
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await expect(page.locator('[data-page="today"]')).not.toContainText('КР-');
  expect(refused).toEqual(Object.values(HIDDEN_PAGES));
});

test('a mode that the bank changes is the menu’s after the next look at the session', async ({ person, bank }) => {
  const accountant = await person();
  const refused = watchesRefusals(accountant);
  await accountant.entersWithSession('mode2');
  expect(await bank.operator('mode', 'mode2', '3')).toContain('має режим доступу 3');
  try {
    expect(await callsPastThePage(accountant, 'cred_deals')).toBe('forbidden');
    await accountant.page.reload();
    await accountant.seesPage('miAccountsAll');
    expect((await readsMenu(accountant)).disabled).toEqual(Object.keys(HIDDEN_PAGES));
    expect(refused).toEqual(['cred_deals']);
  } finally {
    await bank.operator('mode', 'mode2', '2');
  }
});
