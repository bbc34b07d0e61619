import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createDraftBank } from '../drafts/testing';
import { getElement, showFrame, setWindowWidth } from './testing';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const isFolded = () => document.querySelector('.ant-menu-inline-collapsed') !== null;
const press = (selector: string) => fireEvent.click(getElement(selector));

describe('the main menu', () => {
  it.each([
    [1199, true],
    [1200, false],
  ])('in a window of %i pixels is folded to icons: %s', async (width, folded) => {
    setWindowWidth(width);
    await showFrame('/main/miPmtJournal');
    expect(isFolded()).toBe(folded);
  });

  it('stays as the user left it, in wide windows and in narrow ones apart', async () => {
    setWindowWidth(1440);
    await showFrame('/main/miPmtJournal');
    press('[data-action="toggleMenu"]');
    expect(isFolded()).toBe(true);
    cleanup();
    await showFrame('/main/miPmtJournal');
    expect(isFolded()).toBe(true);
    press('[data-action="toggleMenu"]');
    cleanup();
    setWindowWidth(1024);
    await showFrame('/main/miPmtJournal');
    expect(isFolded()).toBe(true);
    press('[data-action="toggleMenu"]');
    expect(isFolded()).toBe(false);
  });

  it('is a drawer on a phone, which closes when a page is chosen', async () => {
    setWindowWidth(360);
    const { router } = await showFrame('/main/miPmtUahNew');
    expect(document.querySelector('[data-menu]')).toBeNull();
    press('[data-action="toggleMenu"]');
    fireEvent.click(await screen.findByText('Журнал операцій'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/main/miPmtJournal'));
    await waitFor(() => expect(document.querySelector('.ant-drawer-open')).toBeNull());
  });
});

describe('what the mode of access does not offer', () => {
  const showIn = (accessMode: number) =>
    showFrame('/main/miSettingsKeys', Object.assign(createDraftBank(), { accessMode }));

  it('has no shortcut that opens it, and its address says that it is not available', async () => {
    await showIn(3);
    expect(getElement('[data-problem="noAccess"]')).toHaveTextContent(/для вашої ролі або рівня доступу/);
    expect(getElement('[data-action="keys"]')).toBeDisabled();
    press('[data-action="home"]');
    expect(await screen.findByText('Сторінка miAccountsAll')).toBeVisible();
  });

  it('opens in the modes that offer it', async () => {
    await showIn(2);
    expect(await screen.findByText('Сторінка miSettingsKeys')).toBeVisible();
    expect(getElement('[data-action="keys"]')).toBeEnabled();
  });
});

describe('the top bar', () => {
  it('names in its list each company with its code, or says that it waits for the bank', async () => {
    const bank = createDraftBank();
    await showFrame('/main/miPmtJournal', bank);
    fireEvent.mouseDown(getElement('[data-field="company"]'));
    const options = await waitFor(() => {
      const options = [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
      expect(options).toHaveLength(3);
      return options;
    });
    expect(options).toEqual([
      'ТОВ «Калинова Брама»ЄДРПОУ 38123456',
      'ФОП ВигаданецьРНОКПП 2987654321',
      'ТОВ «Нова Тестова»Очікує підтвердження',
    ]);
  });

  it('shows on a phone the title of the page and the company', async () => {
    setWindowWidth(360);
    await showFrame('/main/miPmtUahNew');
    await waitFor(() =>
      expect(getElement('[data-field="company"]')).toHaveTextContent('Новий платіж у гривніТОВ «Калинова Брама»'),
    );
  });

  it('shows on a phone the menu’s name of a page that tells no title', async () => {
    setWindowWidth(360);
    await showFrame('/main/miPmtJournal');
    expect(getElement('[data-field="company"]')).toHaveTextContent('Журнал операційТОВ «Калинова Брама»');
  });

  it('says who is signed in, with the full name and the last sign-in', async () => {
    await showFrame('/main/miPmtJournal');
    expect(getElement('[data-action="accountMenu"] .ncb-user-name')).toHaveTextContent(
      'Вигаданець Тарас ТестовичПопередній вхід: 30.06.2026 18:05',
    );
  });

  it('moves language, keys and help into the account menu on a phone', async () => {
    setWindowWidth(360);
    await showFrame('/main/miPmtJournal');
    for (const address of ['[data-field="language"]', '[data-action="keys"]', '[data-action="diagnostics"]'])
      expect(document.querySelector(address)).toBeNull();
    press('[data-action="accountMenu"]');
    await waitFor(() => getElement('[data-field="language"]'));
    getElement('[data-action="keys"]');
    getElement('[data-action="diagnostics"]');
    press('[data-action="language-en"]');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
  });
});

it('the skip link leads past menu and bar to the page', async () => {
  const { router } = await showFrame('/main/miPmtJournal');
  const link = screen.getByRole('link', { name: 'До змісту' });
  expect(document.querySelector('a, button, input, [tabindex="0"]')).toBe(link);
  fireEvent.click(link);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(router.state.location.hash).toBe('');
});
