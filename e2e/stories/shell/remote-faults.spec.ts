import type { Page, Route } from '@playwright/test';
import type { TestBank } from '../../support/bank';
import { deployNeighbour, DeployedRemote } from '../../support/deployed-remote';
import { expect, expectedComplaints, test } from '../../support/test';
import type { Person } from '../../pages/person';

test.use({ prefetchesPages: true });

const COMPLAINTS = [
  /remote accounts:/,
  /Federation Runtime/,
  /Failed to load resource/,
  /Failed to find a valid digest/,
  /registry/i,
  /ChunkLoadError/,
  /Unexpected token|Invalid or unexpected token|SyntaxError/,
  /planted/,
  /Failed to fetch/,
  /signal timed out/,
];

const MANIFEST = /\/remotes\/accounts\/.*mf-manifest\.json/;
const ENTRY = /\/remotes\/accounts\/.*entry\.js/;
const CHUNK = /\/remotes\/accounts\/.*__federation_expose_miAccountsAll/;
const PAGE_CHUNK = /^__federation_expose_miAccountsAll\.\w+\.js$/;

const fails = (route: Route) => route.abort('connectionrefused');
const busy = (route: Route) => route.fulfill({ status: 503, body: 'busy' });
const html = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Proxy</h1>' });
const isHtmlAsJson = (route: Route) => route.fulfill({ contentType: 'application/json', body: '<!doctype html>' });
const hangs = () => undefined;

test.describe.configure({ timeout: 120_000 });

async function withAccounts(
  bank: TestBank,
  step: string,
  act: (accounts: DeployedRemote) => Promise<void>,
): Promise<void> {
  const accounts = new DeployedRemote(bank, 'accounts');
  try {
    await test.step(step, () => act(accounts));
  } finally {
    accounts.putBack();
  }
}

async function seesTheCard({ page }: Person, fault: string): Promise<void> {
  await expect(page.locator(`[data-problem="remote.${fault}"]`)).toContainText(`REMOTE-${fault}`, { timeout: 25_000 });
}

async function othersWork(director: Person): Promise<void> {
  await director.opensMenu('miPmtJournal');
  await director.seesPage('miPmtJournal');
  await director.opensMenu('miAccountsAll');
}

async function retryHelps(director: Person): Promise<void> {
  const marked = director.page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await marked;
  await director.action('retry').click();
  await director.seesPage('miAccountsAll');
  expect(await director.page.evaluate(() => 'sameDocument' in globalThis), 'without a reload').toBe(true);
}

const NETWORK_FAULTS: readonly [string, RegExp, (route: Route) => unknown, string][] = [
  ['the server of the manifest is down', MANIFEST, fails, 'network'],
  ['503 for the manifest', MANIFEST, busy, 'network'],
  ['a manifest that never comes', MANIFEST, hangs, 'timeout'],
  ['HTML for the manifest', MANIFEST, html, 'format'],
  ['HTML that says it is JSON', MANIFEST, isHtmlAsJson, 'integrity'],
  ['the server of the entry is down', ENTRY, fails, 'network'],
  ['503 for the entry', ENTRY, busy, 'network'],
  ['503 for a chunk', CHUNK, busy, 'network'],
  ['a chunk that was deleted', CHUNK, (route) => route.fulfill({ status: 404, body: '' }), 'missing'],
];

test('whatever the network does to a remote, the others work, the card says so and Retry helps', async ({ person }) => {
  expectedComplaints.push(...COMPLAINTS);
  const director = await person();
  await director.entersWithSession('director1');
  for (const [name, address, answer, fault] of NETWORK_FAULTS) {
    await test.step(name, async () => {
      await director.page.route(address, answer);
      await director.opensTheAddress('main/miAccountsAll');
      await seesTheCard(director, fault);
      await othersWork(director);
      await seesTheCard(director, fault);
      await director.page.unroute(address);
      await retryHelps(director);
    });
  }
});

test('code that never comes is waited for twenty seconds, with a word after one', async ({ person }) => {
  expectedComplaints.push(...COMPLAINTS);
  const director = await person();
  await director.entersWithSession('director1');
  const opens = async (page: Page, address: RegExp) => {
    await page.route(address, hangs);
    await page.goto(page.url());
    await expect(page.getByText('довше, ніж звичайно')).toBeVisible();
    await expect(page.locator('[data-problem="remote.timeout"]')).toBeVisible({ timeout: 45_000 });
    await page.unroute(address);
    await page.locator('[data-action="retry"]').click();
    await expect(page.locator('[data-page="miAccountsAll"]')).toBeVisible();
  };
  const other = await director.page.context().newPage();
  await other.goto(director.page.url());
  await Promise.all([opens(director.page, ENTRY), opens(other, CHUNK)]);
  await other.close();
});

test('bytes that are not those that were deployed do not run, and the right ones do at the next try', async ({
  person,
  bank,
}) => {
  expectedComplaints.push(...COMPLAINTS);
  const director = await person();
  await director.entersWithSession('director1');
  const tampered = (text: string) => `${text}\n;globalThis.tampered = true;`;
  for (const [name, file, change, fault] of [
    ['manifest', /^mf-manifest\.json$/, (text: string) => `${text} `, 'integrity'],
    ['entry', /^entry\.js$/, tampered, 'integrity'],
    ['chunk', PAGE_CHUNK, tampered, 'integrity'],
  ] as const) {
    await withAccounts(bank, `wrong hash of the ${name}`, async (accounts) => {
      // New version: browsers cache the files of others for a year.
      accounts.deploy(`9.0.0-${name}`, PAGE_CHUNK, (text) => `${text}\n`);
      const mend = accounts.spoil(file, change);
      await director.opensTheAddress('main/miAccountsAll');
      await seesTheCard(director, fault);
      expect(await director.page.evaluate(() => 'tampered' in globalThis)).toBe(false);
      mend();
      await retryHelps(director);
    });
  }
});

test('a version that is broken as it was built harms nobody else, and a rollback mends the open tab', async ({
  person,
  bank,
}) => {
  expectedComplaints.push(...COMPLAINTS);
  const director = await person();
  await director.entersWithSession('director1');
  const throwStatement = '(() => { throw new Error("planted"); })()';
  for (const [name, file, change, fault] of [
    ['a syntax error', /^entry\.js$/, (text: string) => `const = 1;${text}`, 'code'],
    ['a throw at evaluation', /^entry\.js$/, (text: string) => `throw new Error("planted");${text}`, 'code'],
    ['a throw when the page is evaluated', PAGE_CHUNK, (text: string) => `throw new Error("planted");${text}`, 'code'],
    [
      'a throw at render',
      PAGE_CHUNK,
      (text: string) =>
        text
          .replace(/"data-page":\s*"miAccountsAll"/, `"data-page":${throwStatement}`)
          .replace(/page:"miAccountsAll"/, `page:${throwStatement}`),
      'render',
    ],
  ] as const) {
    await withAccounts(bank, name, async (accounts) => {
      accounts.deploy(`9.1.0-${name.replaceAll(' ', '-')}`, file, change);
      await director.opensTheAddress('main/miAccountsAll');
      await seesTheCard(director, fault);
      await othersWork(director);
      await seesTheCard(director, fault);
      accounts.rollBack();
      await retryHelps(director);
    });
  }
});

test('a contract too old or too new, a disabled remote, a broken entry: refused before any code of it runs', async ({
  person,
  bank,
}) => {
  expectedComplaints.push(...COMPLAINTS);
  const director = await person();
  await director.entersWithSession('director1');
  const requests: string[] = [];
  director.page.on('request', (request) => requests.push(request.url()));
  for (const [change, fault] of [
    [{ contract: '^0.1.0' }, 'contract'],
    [{ contract: '^9.0.0' }, 'contract'],
    [{ contract: 'whatever' }, 'contract'],
    [{ enabled: false }, 'disabled'],
    [{ integrity: '' }, 'notDeployed'],
  ] as const) {
    await withAccounts(bank, JSON.stringify(change), async (accounts) => {
      requests.length = 0;
      accounts.describe(change);
      await director.opensTheAddress('main/miAccountsAll');
      await seesTheCard(director, fault);
      await director.opensMenu('miPmtJournal');
      await director.seesPage('miPmtJournal');
      expect(requests.filter((url) => url.includes('/remotes/accounts/'))).toEqual([]);
    });
  }
  await director.opensTheAddress('main/miAccountsAll');
  await director.seesPage('miAccountsAll');
});

test('without a registry the last good one is used', async ({ person }) => {
  expectedComplaints.push(...COMPLAINTS);
  const director = await person();
  await director.entersWithSession('director1');
  for (const answer of [fails, busy, html, isHtmlAsJson, hangs]) {
    await director.page.route(/registry\.json/, answer);
    await director.opensTheAddress('main/miAccountsAll');
    await director.seesPage('miAccountsAll');
    await othersWork(director);
    await director.page.unroute(/registry\.json/);
  }
});

test('two pages of a remote that fails at the same time both get their card, and both come back', async ({
  person,
}) => {
  expectedComplaints.push(/remote payments-uah:/, ...COMPLAINTS);
  const director = await person();
  await director.entersWithSession('director1');
  const entry = /\/remotes\/payments-uah\/.*entry\.js/;
  await director.seesMenu('miPmtJournal');
  await director.page.route(entry, busy);
  await director.menuItem('miPmtJournal').click();
  await director.menuItem('miPmtUahNew').click();
  await seesTheCard(director, 'network');
  // Both cards look the same: the first must disappear before the next one is expected.
  const card = await director.page.locator('[data-problem="remote.network"]').elementHandle();
  await director.opensMenu('miPmtJournal');
  await card.waitForElementState('hidden');
  await seesTheCard(director, 'network');
  await director.page.unroute(entry);
  await director.action('retry').click();
  await director.seesPage('miPmtJournal');
  await director.opensMenu('miPmtUahNew');
  await director.seesPage('miPmtUahNew');
});

test('a remote whose name begins another one’s name is its own', async ({ person, bank }) => {
  const neighbour = deployNeighbour(bank, 'payments', 'miMail', '() => () => "Сусід"');
  try {
    const director = await person();
    await director.hasSession('director1');
    await director.opensTheAddress('main/miMail');
    await expect(director.page.getByText('Сусід')).toBeVisible();
    await director.opensMenu('miPmtJournal');
    await director.seesPage('miPmtJournal');
    await director.opensTheAddress('main/miPmtJournal');
    await director.seesPage('miPmtJournal');
    await director.opensMenu('miMail');
    await expect(director.page.getByText('Сусід')).toBeVisible();
  } finally {
    neighbour.putBack();
  }
});

/** Pages that fail outside rendering, where no error boundary catches it. */
const RESTLESS = `({ createElement, useEffect, useState }) => () => {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(count + 1));
  return createElement('p', null, 'Без спину');
}`;
const LEAVING = `({ createElement, useEffect }) => () => {
  useEffect(() => () => { throw new Error('planted'); }, []);
  return createElement('p', null, 'Піде зі скандалом');
}`;
const SUSPENDED = `({ createElement, use, useState }) => {
  const Part = ({ wait }) => (use(wait), createElement('p', null, 'Готово'));
  return () => {
    const [wait, setWait] = useState(null);
    return wait
      ? createElement(Part, { wait })
      : createElement('button', { onClick: () => setWait(new Promise(() => {})) }, 'Чекати');
  };
}`;
const CLUMSY = `({ createElement }) => () =>
  createElement('button', { onClick() { throw new Error('planted'); } }, 'Натисніть')`;

test('a page that never rests, that throws as it goes or in a handler keeps nobody from the others', async ({
  person,
  bank,
}) => {
  expectedComplaints.push(/remote (?:restless|leaving|clumsy)/, /Maximum update depth/, ...COMPLAINTS);
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  const withPage = async (name: string, component: string, step: string, act: () => Promise<void>) => {
    const remote = deployNeighbour(bank, name, 'miMail', component);
    try {
      await test.step(step, async () => {
        await director.opensTheAddress('main/miAccountsAll');
        await director.seesPage('miAccountsAll');
        await director.opensMenu('miMail');
        await act();
      });
    } finally {
      remote.putBack();
    }
  };

  await withPage(
    'restless',
    RESTLESS,
    'the menu leads away from what renders for ever, and it can be closed',
    async () => {
      await expect(page.getByText('Без спину')).toBeVisible();
      await director.opensMenu('miPmtJournal');
      await director.seesPage('miPmtJournal');
      await director.opensMenu('miMail');
      await page.getByText('Без спину').click();
      await director.action('closePage').click({ timeout: 30_000 });
      await expect(page.locator('[data-problem="remote.blocked"]')).toBeVisible();
      await expect(page.getByText('Без спину')).toHaveCount(0);
      await director.opensMenu('miPmtJournal');
      await director.seesPage('miPmtJournal');
    },
  );

  await withPage(
    'suspended',
    SUSPENDED,
    'what waits for ever waits in its own place, and the menu leads away',
    async () => {
      await page.getByRole('button', { name: 'Чекати' }).click();
      await expect(page.getByText('довше, ніж звичайно')).toBeVisible();
      await expect(director.action('accountMenu')).toBeVisible();
      await director.opensMenu('miPmtJournal');
      await director.seesPage('miPmtJournal');
    },
  );

  await withPage('leaving', LEAVING, 'what throws while it is taken down takes nothing along', async () => {
    await expect(page.getByText('Піде зі скандалом')).toBeVisible();
    await director.opensMenu('miPmtJournal');
    await director.seesPage('miPmtJournal');
    await expect(director.action('accountMenu')).toBeVisible();
  });

  await withPage('clumsy', CLUMSY, 'what throws in a handler is told with a code', async () => {
    await page.getByRole('button', { name: 'Натисніть' }).click();
    await expect(page.locator('.ant-notification-notice')).toContainText('REMOTE-');
    await expect(page.getByRole('button', { name: 'Натисніть' })).toBeVisible();
  });
});

test('a page that is opened without a network says so, and comes with the network', async ({ person }) => {
  expectedComplaints.push(/remote payroll/, /Failed to fetch/, /ERR_INTERNET_DISCONNECTED/, ...COMPLAINTS);
  const director = await person();
  await director.hasSession('director1');
  const { page } = director;
  await director.opensTheAddress('main/miPayrolls');
  await director.seesWholePage('miPayrolls');
  await page.context().setOffline(true);
  await director.action('create').first().click();
  await expect(page.locator('[data-problem="remote.network"]')).toBeVisible();
  await page.context().setOffline(false);
  // Also loads shared modules that the shell fetches on first use.
  await director.seesPage('miPayrollNew');
});

test('the window of the signature widget that is opened without a network says so, and works with the network', async ({
  person,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  const director = await person();
  await director.hasSession('director1');
  const { page } = director;
  await director.opensTheAddress('main/miSettingsKeys');
  await director.seesWholePage('miSettingsKeys');
  await page.context().setOffline(true);
  await director.action('registerCertificate').click();
  const dialog = page.locator('[data-dialog="registerCertificate"]');
  await expect(dialog.locator('[data-problem="network"]')).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog.locator('[data-problem="network"]')).toHaveCount(0);
  await expect(
    page.frameLocator('.ncb-signature-widget').locator('[data-page="signatureWidget"] button:enabled').first(),
  ).toBeVisible();
});
