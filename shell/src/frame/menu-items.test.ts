import { readExtensions, parseRegistry, type MenuEntry } from '../registry';
import { MENU, buildMenu, listMenuPages, findMenuItem } from './menu-model';
import { getPageAccess } from './get-page-access';

const DIRECTOR = {
  ...({ mode: 0, role: 0, userStatus: 2, companyStatus: 2 } as const),
  ...({ hasPayrollProject: true, payrollAccess: 2 } as const),
};
const texts = { ua: 'Відділення', ru: 'Отделения', en: 'Branches' };

function entriesOf(menu: readonly object[], more: object = {}) {
  const remote = {
    name: 'branches',
    version: '1',
    manifest: '/m.json',
    integrity: 'sha384-A',
    contract: '^1.0.0',
    pages: [{ name: 'miBranches' }, { name: 'miRoutes' }, { name: 'miMail' }, { name: 'today' }],
    menu,
    ...more,
  };
  return parseRegistry({ remotes: [remote] }, readExtensions).entries;
}

const entry = (more: object = {}) => ({ page: 'miBranches', texts, ...more });
const codes = (menu: readonly object[], more?: object) =>
  buildMenu(entriesOf(menu, more), 'ua').flatMap(({ code, children }) =>
    children ? [code, ...children.map((child) => `${code}/${child.code}`)] : [code],
  );
const SPECIFIED = MENU.flatMap(({ code, children }) =>
  children ? [code, ...children.map((child) => `${code}/${child.code}`)] : [code],
);

describe('the menu with what remotes declare', () => {
  it('is that of the specification behind "today" while no remote declares anything', () => {
    expect(codes([])).toEqual(['today', ...SPECIFIED]);
  });

  it.each([
    ['at the end of a group', { group: 'miSettings' }, 'miSettings/miBranches', 'miSettings/miSettingsDocs'],
    ['behind an item of a group', { after: 'miSettingsKeys' }, 'miSettings/miBranches', 'miSettings/miSettingsKeys'],
    ['behind a group', { after: 'miAccounts' }, 'miBranches', 'miAccounts/miAccountsBilling'],
    ['behind everything without a place', undefined, 'miBranches', 'miCatalogs'],
    ['behind everything where its place is not there', { group: 'miNoSuch' }, 'miBranches', 'miCatalogs'],
  ])('has an entry %s, and the specified order stays', (_, place, code, before) => {
    const itemCodes = codes([entry({ ...(place && { place }) })]);
    expect(itemCodes[itemCodes.indexOf(code) - 1]).toBe(before);
    expect(itemCodes.filter((one) => one !== code)).toEqual(['today', ...SPECIFIED]);
  });

  it.each([
    ['is broken', [{ page: 'miBranches' }]],
    ['asks for what this shell does not know', [entry({ access: { roles: [9] } })]],
    ['opens a page that is not its own', [entry({ page: 'miElsewhere' })]],
    ['stands in the menu already', [entry({ page: 'miMail' }), entry({ page: 'today' })]],
    ['is no entry', ['miBranches', null, 7]],
  ])('leaves out an entry that %s, and nothing else', (_, menu) => {
    const good = entry({ page: 'miRoutes' });
    expect(codes([...menu, good] as object[])).toEqual(['today', ...SPECIFIED, 'miRoutes']);
  });

  it('has nothing of a remote that the bank has switched off, nor of the version that a company does not get', () => {
    expect(codes([entry()], { enabled: false })).toEqual(['today', ...SPECIFIED]);
    const [one] = entriesOf([entry()], {
      rollout: {
        percent: 0,
        previous: { version: '0', manifest: '/m.json', integrity: 'sha384-A', contract: '^1.0.0', pages: [] },
      },
    });
    expect(one?.menu).toHaveLength(1);
    expect(one?.rollout.previous?.menu).toEqual([]);
  });

  it('speaks the language of the page', () => {
    const labels = (language: 'ua' | 'en') => buildMenu(entriesOf([entry()]), language).at(-1)?.label;
    expect([labels('ua'), labels('en')]).toEqual(['Відділення', 'Branches']);
  });

  it('keeps an entry from whom its access does not allow, by the address too', () => {
    const access: MenuEntry['access'] = { roles: [0], modes: [0, 1] };
    const items = buildMenu(entriesOf([entry({ access })]), 'ua');
    expect(listMenuPages(DIRECTOR, items)).toContain('miBranches');
    expect(getPageAccess('miBranches', DIRECTOR, true, items)).toBe('open');
    for (const other of [
      { ...DIRECTOR, role: 2 as const },
      { ...DIRECTOR, mode: 3 as const },
    ]) {
      expect(listMenuPages(other, items)).not.toContain('miBranches');
      expect(getPageAccess('miBranches', other, true, items)).toBe('noAccess');
    }
  });

  it('knows the place of a page that a remote has declared', () => {
    const items = buildMenu(entriesOf([entry()]), 'ua');
    expect(findMenuItem('miBranches', new URLSearchParams(), items)).toBe('miBranches');
  });
});
