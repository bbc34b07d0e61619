import { act, fireEvent, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { TestTheme } from '../theme/testing';
import { useToast, type ShowToast } from './use-toast';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const passes = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const getNotices = () => [...document.querySelectorAll('[data-notice]')].map(({ textContent }) => textContent);

async function open(): Promise<ShowToast> {
  const toasts: ShowToast[] = [];
  function Teller() {
    toasts.push(useToast());
    return null;
  }
  const { i18n } = await createTranslations('ua');
  render(
    <I18nextProvider i18n={i18n}>
      <TestTheme>
        <Teller />
      </TestTheme>
    </I18nextProvider>,
  );
  await passes(0);
  const [toast] = toasts;
  if (!toast) throw new Error('nobody can tell anything');
  return (kind, content, next) => act(() => toast(kind, content, next));
}

describe('a toast', () => {
  it('goes after six seconds', async () => {
    const toast = await open();
    toast('success', 'Підписано 12 документів');
    await passes(5);
    expect(getNotices()).toEqual(['Підписано 12 документів']);
    await passes(2);
    expect(getNotices()).toEqual([]);
  });

  it('goes when its next step is taken', async () => {
    const toast = await open();
    const run = jest.fn();
    toast('success', 'Підписано 4 документи', { label: 'Відправити 4 готові', name: 'sendReady', run });
    await passes(1);
    fireEvent.click(document.querySelector('[data-action="sendReady"]') ?? document.body);
    expect(run).toHaveBeenCalledTimes(1);
    await passes(1);
    expect(getNotices()).toEqual([]);
  });

  it('stays when it tells an error, until somebody closes it', async () => {
    const toast = await open();
    toast('error', 'Немає зв’язку');
    await passes(60);
    expect(getNotices()).toEqual(['Немає зв’язку']);
    expect(document.querySelector('[role="alert"]')).not.toBeNull();
    fireEvent.click(document.querySelector('.ant-notification-notice-close') ?? document.body);
    await passes(1);
    expect(getNotices()).toEqual([]);
  });

  it('waits while the focus is in it', async () => {
    const toast = await open();
    toast('success', 'Скопійовано');
    await passes(1);
    const close = document.querySelector('.ant-notification-notice-close');
    if (!(close instanceof HTMLElement)) throw new Error('it cannot be closed');
    fireEvent.focusIn(close);
    await passes(60);
    expect(getNotices()).toEqual(['Скопійовано']);
    fireEvent.focusOut(close);
    await passes(7);
    expect(getNotices()).toEqual([]);
  });
});
