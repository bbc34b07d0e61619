import type { Person } from '../pages/person';
import { SVITANOK } from '../support/people';

type Step = (director: Person) => Promise<void>;

const KEY_DELAY_MS = 90;
/** Time in which a user looks at what a press has shown. */
const LOOK_MS = 400;

const looks = ({ page }: Person) => page.waitForTimeout(LOOK_MS);
const rows = ({ page }: Person) => page.locator('main .ncb-table tr[data-row]');

async function opens(director: Person, page: string): Promise<void> {
  await director.opensMenu(page);
  const leave = director.page.locator('[data-dialog="leave"] [data-action="leave"]');
  await director.page.locator(`[data-page="${page}"]`).or(leave).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  await director.seesWholePage(page);
  await looks(director);
}

/** @param text Latin letters and digits: others would be inserted without a press of a key */
async function types(director: Person, field: string, text: string): Promise<void> {
  await director.field(field).first().click();
  await director.page.keyboard.type(text, { delay: KEY_DELAY_MS });
  await looks(director);
}

async function presses(director: Person, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await director.page.keyboard.press(key);
    await director.page.waitForTimeout(KEY_DELAY_MS);
  }
  await looks(director);
}

async function sorts(director: Person, ...columns: readonly string[]): Promise<void> {
  for (const column of columns) {
    await director.page.locator(`main th[data-column="${column}"]`).click();
    await looks(director);
  }
}

async function clicks(director: Person, ...actions: readonly string[]): Promise<void> {
  for (const action of actions) {
    await director.action(action).first().click();
    await looks(director);
  }
}

/** Opens a row's panel and closes it, selects a row and deselects it, opens its menu. */
async function handlesRows(director: Person): Promise<void> {
  for (const action of ['details', 'select', 'select', 'rowMenu']) {
    const control = rows(director).nth(1).locator(`[data-action="${action}"]`);
    if ((await control.count()) === 0) continue;
    await control.first().click();
    await looks(director);
    if (action === 'details' || action === 'rowMenu') await presses(director, 'Escape');
  }
}

/** Work of a day by area, with the keyboard and the mouse. */
export const DAY: Readonly<Record<string, Step>> = {
  accounts: async (director) => {
    await opens(director, 'miAccountsAll');
    await sorts(director, 'sal', 'acn_n');
    await types(director, 'search', '2600');
    await presses(director, 'Escape');
    await handlesRows(director);
  },
  journal: async (director) => {
    await opens(director, 'miPmtJournal');
    await sorts(director, 'amount', 'status', 'pmt_num');
    await handlesRows(director);
    await clicks(director, 'list-mine', 'list-all', 'selectAll', 'selectAll');
    await types(director, 'search', 'postach 12500');
    await presses(director, 'Escape', 'j', 'j', 'x', 'x', 'k');
    await clicks(director, 'search');
    await presses(director, 'Tab', 'Tab', 'Escape');
  },
  'search over everything': async (director) => {
    await presses(director, 'Control+KeyK');
    await director.page.keyboard.type('26001234', { delay: KEY_DELAY_MS });
    await looks(director);
    await presses(director, 'ArrowDown', 'ArrowDown', 'Escape');
  },
  payment: async (director) => {
    await opens(director, 'miPmtUahNew');
    await types(director, 'receiverName', SVITANOK.code);
    await presses(director, 'ArrowDown', 'Enter');
    await types(director, 'amount', '12500,50');
    await types(
      director,
      'purpose',
      'Oplata za papir, rakhunok 17 vid 1 lypnia 2026 r., dohovir 5 vid 2 chervnia 2026 r.',
    );
    await presses(director, 'Tab', 'Tab');
  },
  templates: async (director) => {
    await opens(director, 'miTemplatesPmtUah');
    await handlesRows(director);
    await opens(director, 'miImpex');
  },
  receivers: async (director) => {
    await opens(director, 'miCatalogs');
    await types(director, 'search', '9100002390');
    await presses(director, 'Escape');
    await handlesRows(director);
  },
  statement: async (director) => {
    await opens(director, 'miAccountsAll');
    await rows(director).first().locator('[data-action="rowMenu"]').click();
    await looks(director);
    await director.page.locator('[role="menu"] [data-action="miAccountsBilling"]').click();
    await director.seesWholePage('miAccountsBilling');
    await rows(director).first().waitFor();
    await sorts(director, 'amount', 'doc_n');
    await handlesRows(director);
    await clicks(director, 'list-party', 'list-day');
    await types(director, 'search', 'oplata za papir');
    await presses(director, 'Escape', 'j', 'j', 'x', 'x', 'k');
    await clicks(director, 'export');
    await presses(director, 'Escape');
  },
  turnovers: async (director) => {
    await opens(director, 'miTurnovers');
    await director.page.locator('[data-dialog="turnoverSearch"] [data-action="find"]').click();
    await director.seesWholePage('miTurnovers');
    await clicks(director, 'list-days', 'list-months', 'list-period');
  },
  currency: async (director) => {
    await opens(director, 'miPmtCurContracts');
    await handlesRows(director);
    await opens(director, 'miPmtCurNew');
    await types(director, 'amount', '4000,00');
    await clicks(director, 'chooseBeneficiary');
    await presses(director, 'Escape');
    await opens(director, 'miPmtCurNewBuy');
    await types(director, 'amount', '1500');
    await presses(director, 'Tab', 'Tab');
    await opens(director, 'miTemplatesPmtCur');
  },
  credits: async (director) => {
    await opens(director, 'miCreditsAccounts');
    await opens(director, 'miCreditsDeals');
    await handlesRows(director);
    await opens(director, 'miCreditsGet');
    await types(director, 'amount', '100000');
  },
  deposits: async (director) => {
    await opens(director, 'miDepositsMine');
    await opens(director, 'miDepositsGet');
    await types(director, 'amount', '50000');
  },
  payroll: async (director) => {
    await opens(director, 'miEmployees');
    await types(director, 'search', '0148102');
    await presses(director, 'Escape');
    await handlesRows(director);
    await opens(director, 'miPayrolls');
    await handlesRows(director);
  },
  settings: async (director) => {
    await opens(director, 'miSettingsUsers');
    await handlesRows(director);
    await opens(director, 'miSettingsActionsJournal');
    await opens(director, 'miSettingsKeys');
    await opens(director, 'miSettingsDocs');
  },
  letters: async (director) => {
    await opens(director, 'miMail');
    await director.page.locator('li[data-row] [data-action="openLetter"]').first().click();
    await looks(director);
    await clicks(director, 'accountMenu');
    await presses(director, 'Escape');
    await opens(director, 'miPmtJournal');
  },
};
