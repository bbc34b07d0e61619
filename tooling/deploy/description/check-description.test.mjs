import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withReturned } from '../registry/changes.mjs';
import { readRegistry } from '../registry/registry.mjs';
import { openTarget } from '../targets/open-target.mjs';
import { deployTo } from '../testing/deploy-to.mjs';
import { entry, release, temporaryFolder, writeRemote } from '../testing/samples.mjs';
import { listRemotesInTree } from '../../packages/tree.mjs';
import { findDescriptionFaults } from './check-description.mjs';
import { readDescription } from './read-description.mjs';

const texts = { ua: 'Позики', ru: 'Займы', en: 'Loans' };
const menu = [{ page: 'miLoans', texts, place: { group: 'miCredits' }, icon: 'bank', access: { roles: [0] } }];
const cards = [{ name: 'next', title: texts, icon: 'calendar', order: 30, span: 1, rows: 3 }];
const rowActions = [
  { name: 'askLoan', on: 'documents', page: 'miLoans', texts, parameters: { document: 'id' }, kinds: [1, 'payroll'] },
];
const actions = [
  {
    name: 'newLoan',
    page: 'miLoans',
    texts,
    order: 10,
    parameters: { view: 'new' },
    counterparty: 'lender',
    account: 'acn',
  },
];
/** @type {any} */
const REMOTE = {
  name: 'loans',
  contract: '^1.11.0',
  owner: 'credits',
  pages: [{ name: 'miLoans' }],
  menu,
  cards,
  rowActions,
  actions,
};
const [menuEntry] = menu;
const [card] = cards;
const [action] = rowActions;

describe('remote.json', () => {
  it('may declare menu entries, cards of "today" and actions on rows', () => {
    expect(findDescriptionFaults(REMOTE)).toEqual([]);
  });

  it.each(listRemotesInTree().map(({ folder, description }) => [folder, description]))(
    'of %s is right',
    (_, remote) => {
      expect(findDescriptionFaults(/** @type {any} */ (remote))).toEqual([]);
    },
  );

  it.each([
    [
      'a text that is missing',
      { menu: [{ ...menuEntry, texts: { ua: 'Позики', ru: 'Займы' } }] },
      "/menu/0/texts must have required property 'en'",
    ],
    ['a text of many lines', { cards: [{ ...card, title: { ...texts, en: 'a\nb' } }] }, '/cards/0/title/en must match'],
    [
      'an icon that nobody has',
      { cards: [{ ...card, icon: 'rocket' }] },
      '/cards/0/icon must be equal to one of the allowed values: sign, ',
    ],
    ['a card over three columns', { cards: [{ ...card, span: 3 }] }, '/cards/0/span must be equal'],
    [
      'a role that is none',
      { menu: [{ ...menuEntry, access: { roles: [7] } }] },
      '/menu/0/access/roles/0 must be equal',
    ],
    ['a place that is none', { menu: [{ ...menuEntry, place: { before: 'miAccounts' } }] }, '/menu/0/place must'],
    [
      'an entry for the page of another',
      { menu: [{ ...menuEntry, page: 'miMail' }] },
      'the menu entry miMail opens miMail, which is no page of this remote',
    ],
    [
      'an action that leads to another',
      { rowActions: [{ ...action, page: 'miMail' }] },
      'the row action askLoan opens miMail',
    ],
    [
      'an action of the search that leads to another',
      { actions: [{ ...actions[0], page: 'miMail' }] },
      'the action newLoan opens miMail',
    ],
    ['two actions of one name', { actions: [...actions, ...actions] }, 'two actions are called newLoan'],
    [
      'an action that takes a secret along',
      { rowActions: [{ ...action, parameters: { a: 'iban' } }] },
      '/rowActions/0/parameters/a must be equal',
    ],
    [
      'statuses of documents on accounts',
      { rowActions: [{ ...action, on: 'accounts' }] },
      'accounts, which have neither kinds',
    ],
    ['one page twice', { pages: [{ name: 'miLoans' }, { name: 'miLoans' }] }, 'two pages are called miLoans'],
    ['two cards of one name', { cards: [card, card] }, 'two cards are called next'],
    ['a field with a typing error', { cards: [{ ...card, colums: 2 }] }, '/cards/0 has colums, which nobody reads'],
    ['a list with a typing error', { card: [] }, 'additional properties: card'],
    [
      'a page of the shell',
      { pages: [{ name: 'miLoans' }, { name: 'today' }] },
      'the page today is a page of the shell',
    ],
  ])('with %s is refused with the reason', (_, change, why) => {
    expect(findDescriptionFaults({ ...REMOTE, ...change }).join('; ')).toContain(why);
  });
});

describe('the file remote.json', () => {
  const root = temporaryFolder();
  const file = join(root, 'remote.json');

  it('may begin with the mark that some editors write, and have their ends of lines', () => {
    writeFileSync(file, `\uFEFF{\r\n"name": "loans"\r\n}`);
    expect(readDescription(root)).toEqual({ name: 'loans' });
  });

  it.each([
    ['cut off', '{ "name": "lo', /remote\.json is no JSON: /],
    ['empty', 'null', /remote\.json describes no remote/],
    ['a list', '[]', /remote\.json describes no remote/],
  ])('that is %s is named', (_, text, why) => {
    writeFileSync(file, text);
    expect(() => readDescription(root)).toThrow(why);
  });

  it('that is missing is asked for', () => {
    expect(() => readDescription(join(root, 'elsewhere'))).toThrow(/elsewhere is no remote: it has no remote\.json/);
  });
});

describe('a deployment', () => {
  const folder = temporaryFolder();
  const target = openTarget(join(folder, 'site'));
  const build = (/** @type {object} */ declared, exposes = ['miLoans', 'cards/next']) =>
    writeRemote(join(folder, 'remote'), { declared, exposes });

  it('takes what is declared along into the registry', async () => {
    await deployTo(target, build({ menu, cards, rowActions, actions }));
    const { remotes } = await readRegistry(target);
    expect(remotes[0]).toMatchObject({ menu, cards, rowActions, actions });
  });

  it('refuses what is declared wrongly, before anything is written', async () => {
    const root = build({ menu: [{ page: 'miLoans' }] });
    await expect(deployTo(target, root)).rejects.toThrow(
      "remote.json is wrong:\n  /menu/0 must have required property 'texts'",
    );
  });

  it('refuses what is not built, in a sentence', async () => {
    const root = build({});
    rmSync(join(root, 'dist'), { recursive: true });
    await expect(deployTo(target, root)).rejects.toThrow(/dist is not there: build first/);
  });

  it('refuses a card whose module the build does not expose', async () => {
    await expect(deployTo(target, build({ cards }, ['miLoans']))).rejects.toThrow(
      'names cards/next, which the build does not expose',
    );
  });

  it('leaves nothing of what the version before had declared', async () => {
    await deployTo(target, build({}), { version: '2.0.0' });
    const { remotes } = await readRegistry(target);
    expect(remotes[0]).not.toHaveProperty('cards');
    expect(remotes[0]?.rollout.previous).toMatchObject({ cards });
  });

  it('that goes back to a version without declarations leaves none', () => {
    const before = release('loans', '1');
    const after = entry('loans', '2', {
      cards: /** @type {any} */ (cards),
      rollout: { percent: 100, previous: before },
    });
    const step = /** @type {const} */ ({ from: '2', to: before, reason: 'operator', at: '2026-07-01T10:00:00.000Z' });
    expect(withReturned('loans', step)({ remotes: [after] }).remotes[0]).not.toHaveProperty('cards');
  });
});
