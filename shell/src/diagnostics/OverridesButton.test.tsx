import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { loadShellTexts } from '../languages';
import { getOverrides } from '../registry';
import { TestTheme } from '../theme/testing';
import OverridesButton from './OverridesButton';

const MANIFEST = 'http://localhost:3001/mf-manifest.json';

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
  Object.assign(globalThis, { __NCB_DEVELOPMENT__: true });
});
afterAll(() => void Object.assign(globalThis, { __NCB_DEVELOPMENT__: false }));
beforeEach(() => sessionStorage.clear());

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const apply = () => screen.getByRole('button', { name: 'Застосувати', hidden: true });

async function open() {
  const reload = jest.fn();
  render(<OverridesButton remotes={['accounts', 'payments-uah']} reload={reload} />, { wrapper: TestTheme });
  await userEvent.click(screen.getByRole('button'));
  return reload;
}

describe('the dialog for overrides', () => {
  it('takes a remote from a developer’s server for this tab, and gives it back', async () => {
    const reload = await open();
    await userEvent.type(field('accounts'), MANIFEST);
    await userEvent.click(apply());
    expect(getOverrides()).toEqual({ accounts: MANIFEST });
    await userEvent.clear(field('accounts'));
    await userEvent.click(apply());
    expect(getOverrides()).toEqual({});
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('shows what is taken from elsewhere already', async () => {
    sessionStorage.setItem('ncb.overrides', JSON.stringify({ 'payments-uah': MANIFEST }));
    await open();
    expect(field('payments-uah').value).toBe(MANIFEST);
  });

  it.each(['localhost:3001', 'javascript:alert(1)', '/mf-manifest.json'])('refuses %s', async (address) => {
    await open();
    await userEvent.type(field('accounts'), address);
    expect(document.querySelector('[data-problem="invalidAddress"]')).not.toBeNull();
    expect(apply()).toBeDisabled();
  });
});
