import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import type { MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { loadShellTexts } from '../languages/shell-texts';
import { MENU, menuPlace, type MenuItem } from './menu-model';
import { SideMenu, type SideMenuProps } from './SideMenu';

const VIEWER: MenuViewer = { mode: 0, role: 0, userStatus: 2, companyStatus: 2, hasPayrollProject: true };

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

function show(props: Partial<SideMenuProps> = {}) {
  const onOpen = jest.fn();
  render(<SideMenu viewer={VIEWER} page="miAccountsAll" isServed={() => true} onOpen={onOpen} {...props} />);
  return onOpen;
}

const item = (code: string) => document.querySelector(`[data-menu="${code}"]`);

describe('SideMenu', () => {
  it('opens a page', async () => {
    const onOpen = show();
    await userEvent.click(screen.getByText('Журнал операцій'));
    expect(onOpen).toHaveBeenCalledWith('miPmtJournal');
  });

  it('disables a page that nobody serves, with the reason', async () => {
    const onOpen = show({ isServed: (page) => page !== 'miPmtJournal' });
    expect(item('miPmtJournal')).toHaveAttribute('title', 'Розділ ще не підключено');
    await userEvent.click(screen.getByText('Журнал операцій'));
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('hides the salary project from a company that has none', () => {
    show({ viewer: { ...VIEWER, hasPayrollProject: false } });
    expect(item('miSalary')).toBeNull();
    expect(item('miTurnovers')).not.toBeNull();
  });

  it('shows a company that waits for the bank only the settings with the users, disabled with the reason', async () => {
    const onOpen = show({ viewer: { ...VIEWER, companyStatus: 1 }, page: 'miSettingsUsers' });
    const shown = [...document.querySelectorAll('[data-menu]')].map((element) => element.getAttribute('data-menu'));
    expect(shown).toEqual(['miSettings', 'miSettingsUsers']);
    expect(item('miSettingsUsers')).toHaveAttribute('title', 'Банк ще не підтвердив цю компанію');
    await userEvent.click(screen.getByText('Керування користувачами'));
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('opens the group of the page that is shown', () => {
    show({ page: 'miPmtCurNew' });
    expect(item('miPmtCurNew')).not.toBeNull();
  });

  it('has a text for every code', () => {
    const codes = (items: readonly MenuItem[]): string[] =>
      items.flatMap(({ code, children = [] }) => [code, ...codes(children)]);
    show({ page: 'miSettingsKeys' });
    expect(codes(MENU).length).toBeGreaterThan(30);
    expect(document.body).not.toHaveTextContent('menu.');
  });
});

describe('the place of a page in the menu', () => {
  it.each([
    ['miPmtUahNew', '', 'miPmtUahNew'],
    ['miPmtUahNew', 'account=7001', 'miPmtUahNew'],
    ['miPmtUahNew', 'id=501', 'miPmtJournal'],
    ['miPayrollNew', 'id=501', 'miPayrolls'],
    ['miAccountsAll', 'id=7001', 'miAccountsAll'],
    ['toString', 'id=1', 'toString'],
  ])('of %s?%s is %s', (page, address, place) => {
    expect(menuPlace(page, new URLSearchParams(address))).toBe(place);
  });
});
