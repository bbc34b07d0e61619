/** @jest-environment jsdom */
import { isListedPassword } from '@ncb/shared-kernel/domain/common-passwords';
import './testing/browser';
import type { DocumentBytes } from '@ncb/shared-kernel/domain/signing-protocol';
import type { PhraseStore } from './phrase/phrase-store';
import { createFileKeyProvider } from './signing/file-key-provider';
import { bytesOf, paymentBytes } from './testing/documents';
import { createInProcessWorkers } from './testing/create-in-process-workers';
import { keyFile, newTestKey, PASSWORD } from './testing/keys';
import { createFakeShell, SHELL } from './testing/create-fake-shell';
import { waitFor } from './testing/wait-for';
import { runWidget } from './run-widget';

function request(documents: readonly DocumentBytes[], more: object = {}) {
  return { kind: 'sign', language: 'ru', theme: 'dark', documents, certificates: [], ...more };
}

let root: HTMLElement;
let see: (isSeen: boolean) => void;
let phrases: PhraseStore | null;

function run(page: ReturnType<typeof createFakeShell>['page']) {
  void runWidget({
    page,
    root,
    shellOrigin: SHELL,
    languages: ['en'],
    providers: { keyFile: createFileKeyProvider(createInProcessWorkers().start), iit: null },
    watchSight: (_, report) => (see = report),
    isGenuine: () => true,
    loadCommonPasswords: () => Promise.resolve(isListedPassword),
    phrases,
  });
}

beforeEach(() => {
  phrases = null;
  root = document.createElement('main');
  document.body.replaceChildren(root);
  delete document.documentElement.dataset['theme'];
});

const find = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector);

describe('the widget', () => {
  it('speaks the language and wears the theme that the shell names', async () => {
    const { page, connect, say } = createFakeShell();
    run(page);
    expect(document.documentElement.lang).toBe('en');
    connect();
    await waitFor(() => say(request([paymentBytes('9001')])) === undefined && find('[data-row="9001"]'));
    expect(document.documentElement.lang).toBe('ru');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.title).toBe('Подпись документов');
  });

  it('refuses a batch with one document that it cannot show, says so and shows none of it', async () => {
    const { page, answers, connect, say } = createFakeShell();
    run(page);
    connect();
    await waitFor(() => say(request([paymentBytes('9001'), bytesOf('9002', '{}')])) === undefined && answers[0]);
    expect(answers).toEqual([{ kind: 'refused', reason: 'DOCUMENT_NOT_DISPLAYABLE', ids: ['9002'] }]);
    expect(find('[data-problem="documentNotDisplayable"]')).not.toBeNull();
    expect(find('[data-action="confirmSign"]')).toBeNull();
  });

  it('hears no message but the first well-formed request', async () => {
    const { page, answers, connect, say } = createFakeShell();
    run(page);
    connect();
    await waitFor(() => {
      say({ kind: 'sign' });
      say(request([paymentBytes('8999')]), [{ port: true }]);
      say(request([paymentBytes('9001')]));
      return find('[data-row="9001"]');
    });
    say(request([paymentBytes('9002')]));
    say({ kind: 'confirm' });
    expect(find('[data-row="9002"], [data-row="8999"]')).toBeNull();
    expect(answers).toEqual([]);
  });

  it('answers "cancelled" once, however often the button is pressed', async () => {
    const { page, answers, connect, say } = createFakeShell();
    run(page);
    connect();
    await waitFor(() => say(request([paymentBytes('9001')])) === undefined && find('[data-row]'));
    find('[data-action="cancelSign"]')?.click();
    find('[data-action="cancelSign"]')?.click();
    expect(answers).toEqual([{ kind: 'cancelled' }]);
  });

  it('leaves it to the shell to close after Escape, until the answer is given', async () => {
    const { page, answers, connect, say } = createFakeShell();
    run(page);
    connect();
    const cancel = await waitFor(
      () => say(request([paymentBytes('9001')])) === undefined && find('[data-action="cancelSign"]'),
    );
    const escape = () => cancel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    escape();
    expect(answers).toEqual([{ kind: 'escape' }]);
    cancel.click();
    escape();
    expect(answers).toEqual([{ kind: 'escape' }, { kind: 'cancelled' }]);
  });

  it('shows the personal phrase only while the whole window is seen', async () => {
    phrases = { read: () => 'жовтий чайник', save: () => undefined };
    const { page, connect, say } = createFakeShell();
    run(page);
    connect();
    await waitFor(() => say(request([paymentBytes('9001')])) === undefined && find('[data-row]'));
    expect(root).not.toHaveTextContent('жовтий чайник');
    see(true);
    expect(find('[data-field="phrase"]')).toHaveTextContent('жовтий чайник');
    see(false);
    expect(root).not.toHaveTextContent('жовтий чайник');
  });

  it('signs after it was seen for 0.8 s, and not before', async () => {
    const key = await newTestKey();
    const { page, answers, connect, say } = createFakeShell();
    run(page);
    connect();
    const message = request([paymentBytes('9001')], { certificates: [key.certificate] });
    const confirm = await waitFor(() => say(message) === undefined && find('[data-action="confirmSign"]'));
    const input = find<HTMLInputElement>('[data-field="keyFile"]');
    Object.defineProperty(input, 'files', { value: [keyFile(key.text)] });
    input?.dispatchEvent(new Event('change'));
    const password = find<HTMLInputElement>('[data-field="keyPassword"]');
    if (password) password.value = PASSWORD;

    see(true);
    confirm.click();
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => confirm.getAttribute('aria-disabled') === 'false');
    expect(answers).toEqual([]);
    confirm.click();
    const answer = await waitFor(() => answers[1]);
    expect(answers[0]).toEqual({ kind: 'working', isWorking: true });
    expect(answer).toMatchObject({ kind: 'signed', signatures: [{ id: '9001', version: 1 }] });
  });

  it('explains itself in plain words when it is opened outside the bank', async () => {
    void runWidget({
      page: window,
      root,
      shellOrigin: SHELL,
      languages: ['uk'],
      providers: { keyFile: createFileKeyProvider(createInProcessWorkers().start), iit: null },
      watchSight: () => {},
      isGenuine: () => true,
      loadCommonPasswords: () => Promise.resolve(isListedPassword),
      phrases: null,
    });
    const notice = await waitFor(() => find('[data-notice="notFramed"]'));
    expect(notice).toHaveTextContent('Відкрийте клієнт-банк');
  });
});
