import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { signDocuments } from '@ncb/shared-kernel/api/contract';
import type { SignAnswer, WidgetEvent } from '@ncb/shared-kernel/domain/signing-protocol';
import { HAND_IN_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import type { SignOutcome } from '@ncb/shared-kernel/remote-contract';
import {
  createFakeShell,
  SAMPLE_SESSION,
  type ReceivedCall,
  type WireAnswers,
} from '@ncb/shared-kernel/remote-contract/testing';
import { LanguageProvider, loadShellTexts } from '../languages';
import { SessionProvider, type SessionStore } from '../session';
import { TestTheme } from '../theme/testing';
import { SigningDialog } from './SigningDialog';
import {
  readIds,
  createRefs,
  createSignatures,
  answerDocuments,
  answerPayments,
  answerPayerAccount,
  answerVerdicts,
} from './testing';
import { askWidget } from './ask-widget';

jest.mock('./ask-widget', () => ({ askWidget: jest.fn(() => () => undefined) }));

beforeEach(() => jest.mocked(askWidget).mockClear());

interface Options {
  hold?: () => Promise<void>;
  canSend?: boolean;
}

async function open(count: number, answers: WireAnswers, { hold, canSend = false }: Options = {}) {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
  const shell = createFakeShell({
    answers: { '/get_docs2sign': answerDocuments(), '/sign_doc': answerVerdicts(), ...answers },
  });
  const { Wrapper, services } = shell;
  const { api } = services;
  const call: ApiClient['call'] = async (called, ...rest) => {
    if (Object.is(called, signDocuments)) await hold?.();
    return api.call(called, ...rest);
  };
  const onClose = jest.fn<void, [SignOutcome]>();
  render(
    <LanguageProvider translations={translations}>
      <SessionProvider value={{ api: { call } } as SessionStore}>
        <Wrapper>
          <TestTheme>
            <SigningDialog
              documents={createRefs(count)}
              info={SAMPLE_SESSION}
              widgetAddress="https://sign.bank.example/widget/"
              canSend={canSend}
              onClose={onClose}
            />
          </TestTheme>
        </Wrapper>
      </SessionProvider>
    </LanguageProvider>,
  );
  return { ...shell, onClose };
}

const expectAsked = () => waitFor(() => expect(askWidget).toHaveBeenCalledTimes(1));

async function widgetSays(message: SignAnswer | WidgetEvent) {
  await expectAsked();
  const [, , , onAnswer, onNews] = jest.mocked(askWidget).mock.lastCall ?? [];
  await act(async () => {
    if (message.kind === 'working' || message.kind === 'escape') onNews?.(message);
    else onAnswer?.(message);
    await Promise.resolve();
  });
}

const widgetSigns = (count: number) => widgetSays({ kind: 'signed', signatures: createSignatures(createRefs(count)) });
const action = (name: string) => document.querySelector<HTMLElement>(`[data-action="${name}"]`);
const press = async (name: string) => userEvent.click(await waitFor(() => action(name) ?? fail(name)));
const line = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);
const lines = (kind: string) => document.querySelectorAll(`[data-row][data-notice="${kind}"]`).length;
const question = () => screen.queryByText('Зупинити підписання?');
const status = () => document.querySelector<HTMLElement>('.ncb-hand-in-status');

function fail(name: string): never {
  throw new Error(`no ${name}`);
}

function gate() {
  const waiting: (() => void)[] = [];
  return {
    hold: () => new Promise<void>((resolve) => waiting.push(resolve)),
    async letOne() {
      await waitFor(() => expect(waiting).toHaveLength(1));
      await act(async () => {
        waiting.shift()?.();
        await Promise.resolve();
      });
    },
  };
}

describe('SigningDialog', () => {
  it('says that there is no network where the widget cannot come, and brings it when there is one', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(1, {});
    await expectAsked();
    expect(screen.getByText(/Немає зв’язку/)).toBeVisible();
    isOnline.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(askWidget).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/Немає зв’язку/)).toBeNull();
    // A restart would lose typed input.
    const [, , , , , onReady] = jest.mocked(askWidget).mock.lastCall ?? [];
    act(() => onReady?.());
    act(() => void window.dispatchEvent(new Event('online')));
    expect(askWidget).toHaveBeenCalledTimes(2);
  });

  it('closes when another page is shown by Back, unless something is being signed', async () => {
    const { onClose } = await open(1, {});
    await expectAsked();
    const [, , , , onEvent] = jest.mocked(askWidget).mock.lastCall ?? [];
    act(() => onEvent?.({ kind: 'working', isWorking: true }));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(onClose).not.toHaveBeenCalled();
    act(() => onEvent?.({ kind: 'working', isWorking: false }));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(onClose).toHaveBeenCalledWith({ signed: [] });
  });

  it('listens before the frame loads: a cached widget reports at once', async () => {
    const sourceWhileAsking: (string | null)[] = [];
    jest.mocked(askWidget).mockImplementationOnce((frame) => {
      sourceWhileAsking.push(frame.getAttribute('src'));
      return () => undefined;
    });
    await open(1, {});
    await expectAsked();
    expect(sourceWhileAsking).toEqual([null]);
    expect(document.querySelector('iframe')).toHaveAttribute('src', 'https://sign.bank.example/widget/');
  });

  it('gives the widget the bank’s own bytes and the user’s certificates', async () => {
    await open(2, {});
    await expectAsked();
    const [, origin, request] = jest.mocked(askWidget).mock.lastCall ?? [];
    expect(origin).toBe('https://sign.bank.example');
    expect(request).toMatchObject({
      kind: 'sign',
      documents: [
        { id: '1', version: 1, canonical: new TextEncoder().encode('{"id":"1"}') },
        { id: '2', version: 1, canonical: new TextEncoder().encode('{"id":"2"}') },
      ],
      certificates: [Uint8Array.of(3, 4)],
    });
  });

  it('closes by itself after one document that the bank accepted', async () => {
    const { onClose } = await open(1, {});
    await widgetSigns(1);
    await waitFor(() => expect(onClose).toHaveBeenCalledWith({ signed: ['1'] }));
  });

  it('shows a line for each of a hundred documents, and gives the page those that were accepted', async () => {
    const { onClose } = await open(100, { '/sign_doc': answerVerdicts({ '17': 'documentChanged' }) });
    await widgetSigns(100);
    await waitFor(() => expect(status()).toHaveTextContent('Підписано 99 з 100'));
    // The refused one stands first.
    expect(document.querySelector('[data-notice][data-row]')).toBe(line('17'));
    expect([lines('success'), lines('error')]).toEqual([4, 1]);
    await press('showMore');
    expect([lines('success'), lines('error')]).toEqual([99, 1]);
    expect(document.querySelector('.ncb-sign-results')).toHaveFocus();
    expect(line('17')).toHaveTextContent('Платіж № 17: Документ змінили, поки він був у вас відкритий');
    await press('close');
    const [outcome] = onClose.mock.lastCall ?? [];
    expect(outcome?.signed).toHaveLength(99);
    expect(outcome?.signed).not.toContain('17');
  });

  it('tells a certificate that was blocked while the dialog was open by its own text', async () => {
    await open(1, { '/sign_doc': answerVerdicts({ '1': 'certificateInactive' }) });
    await widgetSigns(1);
    await waitFor(() => expect(line('1')).toHaveTextContent('Сертифікат ключа заблоковано'));
    expect(line('1')).toHaveAttribute('data-problem', 'certificateInactive');
  });

  it.each([
    [1, '31.12.2026', 'noKey.blocked', 'Сертифікат вашого ключа заблоковано'],
    [2, '30.06.2026', 'noKey.expired', 'Строк дії вашого сертифіката закінчився 30.06.2026'],
    [2, '31.12.2026', 'noKey.revoked', 'Сертифікат вашого ключа відкликано'],
  ])('asks for no password when no certificate is active: status %i, until %s', async (status, until, key, text) => {
    const certificate = { serial: '1', valid_until: until, status, owner_ref: '502' };
    const others = { ...certificate, serial: '2', status: 0, owner_ref: '501' };
    await open(1, { '/get_docs2sign': answerDocuments([], []), '/get_certificates': { certs: [others, certificate] } });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(document.querySelector(`[data-problem="${key}"]`)).not.toBeNull();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('tells of a document that is gone before the signing and after it', async () => {
    await open(2, { '/get_docs2sign': answerDocuments(['2']) });
    expect(await screen.findByText(/1 обраного документа вже немає/)).toBeInTheDocument();
    await widgetSigns(1);
    await waitFor(() => expect(status()).toHaveTextContent('Підписано 1 з 2'));
    expect(line('2')).toHaveAttribute('data-problem', 'notFound');
  });

  it('asks for no key when the bank would refuse every signature, and says why in the bank’s reason', async () => {
    const { onClose } = await open(1, { '/get_docs2sign': answerDocuments([], ['AwQ='], { '1': 'codeNotOfAccount' }) });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Ваш підпис не буде прийнято під 1 документом');
    expect(line('1')).toHaveTextContent('Платіж № 1: Код отримувача не належить власнику рахунку. Змініть документ');
    expect(line('1')).toHaveAttribute('data-problem', 'codeNotOfAccount');
    expect(document.querySelector('iframe')).toBeNull();
    expect(askWidget).not.toHaveBeenCalled();
    await press('close');
    expect(onClose).toHaveBeenCalledWith({ signed: [] });
  });

  it('gives the widget only documents whose signature the bank would take, and tells of the others before and after', async () => {
    await open(2, { '/get_docs2sign': answerDocuments([], ['AwQ='], { '1': 'accountNotAllowed' }) });
    await expectAsked();
    expect(line('1')).toHaveAttribute('data-problem', 'accountNotAllowed');
    const [, , request] = jest.mocked(askWidget).mock.lastCall ?? [];
    expect(request).toMatchObject({ documents: [{ id: '2' }] });
    await widgetSays({ kind: 'signed', signatures: createSignatures(createRefs(2).slice(1)) });
    await waitFor(() => expect(status()).toHaveTextContent('Підписано 1 з 2'));
    expect(line('1')).toHaveTextContent('Платіж № 1: З цього рахунку зараз не можна платити');
  });

  it('hands in once more only what a bank that went down in the middle has not answered for', async () => {
    let calls = 0;
    const answer = (call: ReceivedCall) => (++calls === 2 ? ('down' as unknown as object) : answerVerdicts()(call));
    const count = 2 * HAND_IN_PORTION;
    const { calls: received } = await open(count, { '/sign_doc': answer });
    await widgetSigns(count);
    await press('showMore');
    await waitFor(() => expect(lines('error')).toBe(HAND_IN_PORTION));
    expect(lines('success')).toBe(HAND_IN_PORTION);
    expect(line(String(count))).toHaveTextContent('відповіді немає');
    await press('retry');
    await press('showMore');
    await waitFor(() => expect(lines('success')).toBe(count));
    const last = received.filter(({ path }) => path === '/sign_doc').at(-1);
    expect(last && readIds(last)).toEqual(
      createRefs(count)
        .slice(HAND_IN_PORTION)
        .map(({ id }) => id),
    );
    expect(action('retry')).toBeNull();
  });

  it('stops in the middle: what the bank has accepted stays and is told, the rest is untouched', async () => {
    const { hold, letOne } = gate();
    const { calls, onClose } = await open(3 * HAND_IN_PORTION, {}, { hold });
    await widgetSigns(3 * HAND_IN_PORTION);
    expect(status()).toHaveTextContent('Надсилаємо підписи: 0 з 30');
    await letOne();
    await waitFor(() => expect(status()).toHaveTextContent('10 з 30'));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
    await press('stop');
    await letOne();
    await waitFor(() => expect(status()).toHaveTextContent('Підписано 20 з 30. Ви зупинили надсилання'));
    await press('showMore');
    expect([lines('success'), lines('info'), lines('error')]).toEqual([20, 10, 0]);
    expect(line('30')).toHaveTextContent('не надіслано, документ без змін');
    expect(calls.filter(({ path }) => path === '/sign_doc')).toHaveLength(2);
    await press('close');
    expect(onClose.mock.lastCall?.[0].signed).toHaveLength(20);
  });

  it('asks before it closes over a handing in, and goes on meanwhile', async () => {
    const { hold, letOne } = gate();
    const { onClose } = await open(2 * HAND_IN_PORTION, {}, { hold });
    await widgetSigns(2 * HAND_IN_PORTION);
    await userEvent.keyboard('{Escape}');
    expect(question()).toBeInTheDocument();
    await letOne();
    await press('goOn');
    await letOne();
    await waitFor(() => expect(status()).toHaveTextContent('Підписано 20 документів'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks before it closes over a widget that signs, whether Escape was pressed here or there', async () => {
    const { onClose } = await open(2, {});
    await widgetSays({ kind: 'working', isWorking: true });
    await widgetSays({ kind: 'escape' });
    expect(question()).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await press('confirmStop');
    expect(onClose).toHaveBeenCalledWith({ signed: [] });
  });

  it('closes at once on Escape in a widget where nothing is under way', async () => {
    const { onClose } = await open(2, {});
    await widgetSays({ kind: 'working', isWorking: true });
    await widgetSays({ kind: 'working', isWorking: false });
    await widgetSays({ kind: 'escape' });
    expect(question()).toBeNull();
    expect(onClose).toHaveBeenCalledWith({ signed: [] });
  });

  it('announces what it does in a place that was there before, and puts the focus there', async () => {
    const { hold, letOne } = gate();
    await open(2, {}, { hold });
    await expectAsked();
    const place = screen.getByRole('status');
    expect(place).toBeEmptyDOMElement();
    await widgetSigns(2);
    expect(place).toHaveTextContent('0 з 2');
    expect(place).toHaveFocus();
    await letOne();
    await waitFor(() => expect(place).toHaveTextContent('Підписано 2 документи'));
    expect(place).toHaveFocus();
  });

  describe('where the caller sends', () => {
    const send = () => action('sendReady');

    it('offers to send what is ready: sums, what is left, and one focused button', async () => {
      const { onClose } = await open(
        2,
        { '/get_docs2sign': answerPayments(['100.50', '20.00']), '/acn_list': answerPayerAccount('1000.00') },
        { canSend: true },
      );
      await widgetSigns(2);
      await waitFor(() => expect(send()).toHaveFocus());
      expect(send()).toHaveTextContent('Відправити 2 · 120,50 UAH');
      expect(status()).toHaveTextContent('Підписано 2 документи');
      expect(line('1')).toHaveTextContent(/Степ & Ко.+…4371 8 · Оплата за товар згідно рах\. № 15100,50 UAH/);
      await waitFor(() => expect(document.querySelector('[data-field="left"]')).toHaveTextContent('879,50 UAH'));
      await press('sendReady');
      expect(onClose).toHaveBeenCalledWith({ signed: ['1', '2'], send: ['1', '2'] });
    });

    it('shows one document too, and sends nothing by "later" or by Escape', async () => {
      const { onClose } = await open(1, { '/get_docs2sign': answerPayments(['100.50']) }, { canSend: true });
      await widgetSigns(1);
      await waitFor(() => expect(send()).toHaveTextContent('Відправити · 100,50 UAH'));
      await userEvent.keyboard('{Escape}');
      expect(onClose).toHaveBeenLastCalledWith({ signed: ['1'], send: [] });
      await press('close');
      expect(onClose).toHaveBeenLastCalledWith({ signed: ['1'], send: [] });
    });

    it('does not send by an Enter held since the password', async () => {
      const { onClose } = await open(1, { '/get_docs2sign': answerPayments(['100.50']) }, { canSend: true });
      await widgetSigns(1);
      await waitFor(() => expect(send()).toHaveFocus());
      expect(fireEvent.keyDown(document.activeElement ?? document, { key: 'Enter', repeat: true })).toBe(false);
      expect(onClose).not.toHaveBeenCalled();
    });

    it('has no sum on the button for several currencies, and no balance', async () => {
      await open(2, { '/get_docs2sign': answerPayments(['100.50', '20.00'], ['UAH', 'USD']) }, { canSend: true });
      await widgetSigns(2);
      await waitFor(() => expect(send()).toHaveTextContent(/^Відправити 2$/));
      const sums = [...document.querySelectorAll('[data-field="toSend"]')].map(({ textContent }) => textContent);
      expect(sums).toEqual(['100,50\u00a0UAH', '20,00\u00a0USD']);
      expect(document.querySelector('[data-field="left"]')).toBeNull();
    });

    it('leaves an amount that cannot be read out of the sum and says so', async () => {
      const readable = answerPayments(['100.50', '20.00']);
      const answer = () => {
        const { docs2sign, ...rest } = readable() as { docs2sign: readonly { type_char: string }[] };
        const [first, second] = docs2sign;
        return { ...rest, docs2sign: [first, { ...second, type_char: '{"newer":"field"}' }] };
      };
      await open(2, { '/get_docs2sign': answer, '/acn_list': answerPayerAccount('1000.00') }, { canSend: true });
      await widgetSigns(2);
      await waitFor(() => expect(send()).toHaveTextContent(/^Відправити 2$/));
      expect(document.querySelector('[data-field="toSend"]')).toHaveTextContent('100,50 UAH');
      expect(document.querySelector('[data-field="unreadAmounts"]')).toHaveTextContent('Не прочитано сум: 1');
      expect(document.querySelector('[data-field="left"]')).toBeNull();
    });

    it('offers nothing where others have to sign', async () => {
      const needsOther = (call: ReceivedCall) => ({
        success: true,
        signed_docs: readIds(call).map((id) => ({ id, status: 2, error: null })),
      });
      const { onClose } = await open(2, { '/sign_doc': needsOther }, { canSend: true });
      await widgetSigns(2);
      await waitFor(() => expect(status()).toHaveTextContent('Підписано 2 документи'));
      expect(send()).toBeNull();
      await press('close');
      expect(onClose).toHaveBeenCalledWith({ signed: ['1', '2'] });
    });
  });

  it('fetches again after a failure, when asked to', async () => {
    let isDown = true;
    const answer = (call: ReceivedCall) => (isDown ? ('down' as unknown as object) : answerDocuments()(call));
    await open(1, { '/get_docs2sign': answer });
    const alert = await screen.findByRole('alert');
    isDown = false;
    await userEvent.click(within(alert).getByRole('button'));
    await expectAsked();
  });
});
