import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import type { MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { loadShellTexts } from '../languages';
import { getMenuIcon } from './get-menu-icon';
import { buildMenu, findMenuItem, type MenuItem } from './menu-model';
import { SideMenu, type SideMenuProps } from './SideMenu';
import { getElement } from './testing';

const VIEWER: MenuViewer = {
  mode: 0,
  role: 0,
  userStatus: 2,
  companyStatus: 2,
  hasPayrollProject: true,
  payrollAccess: 2,
};

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

const PROPS: SideMenuProps = {
  items: buildMenu([], 'ua'),
  viewer: VIEWER,
  page: 'miAccountsAll',
  isServed: () => true,
  onOpen: () => undefined,
};

function show(props: Partial<SideMenuProps> = {}) {
  const onOpen = jest.fn();
  render(<SideMenu {...PROPS} onOpen={onOpen} {...props} />);
  return onOpen;
}

const item = (code: string) => document.querySelector(`[data-menu="${code}"]`);

describe('SideMenu', () => {
  it('opens a page, of a group that is unfolded first', async () => {
    const onOpen = show();
    await userEvent.click(screen.getByText('Платежі в гривні'));
    await userEvent.click(screen.getByText('Журнал операцій'));
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith('miPmtJournal'));
  });

  it('shows a pressed page as chosen before it is opened, as drawing a page takes long', async () => {
    const onOpen = show({ page: 'miPmtUahNew' });
    fireEvent.click(screen.getByText('Журнал операцій'));
    expect(item('miPmtJournal')).toHaveClass('ant-menu-item-selected');
    expect(onOpen).not.toHaveBeenCalled();
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith('miPmtJournal'));
  });

  it('disables a page that nobody serves, with the reason', async () => {
    const onOpen = show({ page: 'miPmtUahNew', isServed: (page) => page !== 'miPmtJournal' });
    expect(item('miPmtJournal')).toHaveAttribute('title', 'Розділ ще не підключено');
    await userEvent.click(screen.getByText('Журнал операцій'));
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('tells how many letters are unread, in a word of its own for those who hear it, and nothing of none', () => {
    show({ unread: 120 });
    expect(item('miMail')).toHaveTextContent('Пошта 99+120 непрочитаних листів');
    expect(item('miMail')).toHaveAttribute('title', 'Пошта');
    expect(item('miTurnovers')).toHaveTextContent(/^Обороти$/);
  });

  it.each([
    ['nothing is unread', { unread: 0 }],
    ['it is not known', { unread: undefined }],
    ['nobody serves the mail', { unread: 3, isServed: () => false }],
  ])('tells no number where %s', (_what, props) => {
    show(props);
    expect(item('miMail')).toHaveTextContent(/^Пошта$/);
  });

  it('hides the salary project from a company that has none', () => {
    show({ viewer: { ...VIEWER, hasPayrollProject: false } });
    expect(item('miSalary')).toBeNull();
    expect(item('miTurnovers')).not.toBeNull();
  });

  it('shows a company that waits for the bank only the settings with the users, disabled with the reason', async () => {
    const onOpen = show({ viewer: { ...VIEWER, companyStatus: 1 }, page: 'miSettingsUsers' });
    const itemCodes = [...document.querySelectorAll('[data-menu]')].map((element) => element.getAttribute('data-menu'));
    expect(itemCodes).toEqual(['miSettings', 'miSettingsUsers']);
    expect(item('miSettingsUsers')).toHaveAttribute('title', 'Компанію ще не підтверджено');
    await userEvent.click(screen.getByText('Керування користувачами'));
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('unfolds the group of the page that is shown, and no other', () => {
    show({ page: 'miPmtCurNew' });
    expect(item('miPmtCurNew')).toBeVisible();
    const unfolded = [...document.querySelectorAll('[data-menu]:has(> [aria-expanded="true"])')];
    expect(unfolded).toEqual([item('miPmtCur')]);
  });

  it('leaves unfolded what the user unfolded when he goes elsewhere', async () => {
    const { rerender } = render(<SideMenu {...PROPS} />);
    await userEvent.click(screen.getByText('Депозити'));
    rerender(<SideMenu {...PROPS} page="miPmtJournal" />);
    expect(item('miDepositsMine')).toBeVisible();
    expect(item('miPmtJournal')).toBeVisible();
  });

  it('folded shows icons alone, and beside an icon the group with its name', async () => {
    const onOpen = show({ isFolded: true });
    expect(item('miAccountsAll')).toBeNull();
    await userEvent.hover(getElement('[data-menu="miPmtUah"] > [role="menuitem"]'));
    const journal = await screen.findByText('Журнал операцій');
    const group = journal.closest('.ant-menu-submenu-popup');
    expect(group).toHaveTextContent('Платежі в гривні');
    await userEvent.click(journal);
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith('miPmtJournal'));
  });

  it('has an icon for every group and page of the first level', () => {
    expect(buildMenu([], 'ua').filter((item) => !getMenuIcon(item))).toEqual([]);
  });

  it('has a text for every code', () => {
    const codes = (items: readonly MenuItem[]): string[] =>
      items.flatMap(({ code, children = [] }) => [code, ...codes(children)]);
    show({ page: 'miSettingsKeys' });
    expect(codes(buildMenu([], 'ua')).length).toBeGreaterThan(30);
    expect(document.body).not.toHaveTextContent('menu.');
  });
});

describe('the place of a page in the menu', () => {
  it.each([
    ['miPmtUahNew', '', 'miPmtUahNew'],
    ['miPmtUahNew', 'account=7001', 'miPmtUahNew'],
    ['miPmtUahNew', 'id=501', 'miPmtJournal'],
    ['miPayrollNew', 'id=501', 'miPayrolls'],
    ['miPayrollNew', 'from=file', 'miPayrolls'],
    ['miAccountsAll', 'id=7001', 'miAccountsAll'],
    ['toString', 'id=1', 'toString'],
  ])('of %s?%s is %s', (page, address, place) => {
    expect(findMenuItem(page, new URLSearchParams(address))).toBe(place);
  });
});
