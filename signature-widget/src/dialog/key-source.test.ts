/** @jest-environment jsdom */
import '../testing/browser';
import type { DocumentSignature } from '@ncb/shared-kernel/domain/signing-protocol';
import { createIitProvider } from '../iit/iit-provider';
import { createFileKeyProvider } from '../signing/file-key-provider';
import { choose, confirm, fillAndConfirm, find, get, problems, settle } from '../testing/dialog';
import { payment } from '../testing/documents';
import { IIT_URL, createIitPage, certificateInfo } from '../testing/iit-page';
import { createInProcessWorkers } from '../testing/create-in-process-workers';
import { keyFile, newTestKey, type TestKey } from '../testing/keys';
import { waitFor } from '../testing/wait-for';
import { getTexts } from '../texts/texts';
import type { Dialog } from './key-dialog';
import { createSigningDialog } from './signing-dialog';

let mine: TestKey;
beforeAll(async () => {
  mine = await newTestKey();
});

let iit: ReturnType<typeof createIitPage>;
let dialog: Dialog;
let signed: readonly DocumentSignature[] | null;

beforeEach(() => {
  signed = null;
  iit = createIitPage(document.body);
  const batch = { documents: [payment('9001')], certificates: [mine.certificate] };
  const providers = {
    keyFile: createFileKeyProvider(createInProcessWorkers().start),
    iit: createIitProvider(IIT_URL, iit.page),
  };
  dialog = createSigningDialog(batch, getTexts('en'), providers, {
    isGenuine: () => true,
    onSigned: (signatures) => (signed = signatures),
    onCancelled: () => {},
    onWorking: () => {},
  });
  document.body.replaceChildren(...dialog.parts);
  dialog.setArming('armed');
});

const source = (name: 'file' | 'iit') => get<HTMLInputElement>(`[data-field="keySource"][value="${name}"]`);
const readButton = () => get<HTMLButtonElement>('[data-action="readKey"]');
const stage = () => get('.stage');

function openIit(): void {
  source('iit').click();
  readButton().click();
  iit.ready();
}

async function readKey(): Promise<void> {
  openIit();
  iit.answer([certificateInfo(mine.certificate)]);
  await waitFor(() => get('[data-field="iitOwner"]').textContent);
}

const armed = () => waitFor(() => confirm().getAttribute('aria-disabled') === 'false');

describe('the dialog where there is an IIT widget', () => {
  it('begins with the key file, and loads nothing of IIT before it is asked to', async () => {
    expect(source('file')).toBeChecked();
    source('iit').click();
    expect(get('[data-field="keyFile"]')).not.toBeVisible();
    expect(find('iframe')).toBeNull();
    source('file').click();
    fillAndConfirm(mine);
    await waitFor(() => signed);
  });

  it('asks for the key first', async () => {
    source('iit').click();
    confirm().click();
    await waitFor(() => problems().length > 0);
    expect(problems()).toEqual(['iitKeyNotRead']);
    expect(readButton()).toHaveFocus();
    expect(readButton()).toHaveAccessibleDescription(expect.stringContaining('Read the key first'));
  });

  it('shows the page until the key is read, then the documents, and obeys after they were seen for 0.8 s', async () => {
    openIit();
    expect(stage()).toBeVisible();
    expect(get('.loading')).not.toBeVisible();
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    iit.answer([certificateInfo(mine.certificate)]);
    await waitFor(() => stage().hidden);
    expect(get('[data-field="iitOwner"]')).toHaveTextContent('Key read: Вигаданець Тарас');
    expect(get('.display')).toHaveFocus();

    confirm().click();
    await settle();
    expect(iit.requests.map(({ cmd }) => cmd)).toEqual(['ReadPrivateKey']);
    await armed();
    confirm().click();
    await waitFor(() => iit.requests.at(-1)?.cmd === 'SignData');
    expect(stage()).toBeVisible();
    iit.answer([{ name: '9001', val: Uint8Array.of(5) }]);
    expect(await waitFor(() => signed)).toEqual([{ id: '9001', version: 1, signature: Uint8Array.of(5) }]);
    expect(stage()).not.toBeVisible();
  });

  it('does not obey while the window is not seen, whatever the page has said', async () => {
    await readKey();
    await armed();
    dialog.setArming('hidden');
    confirm().click();
    await settle();
    expect(iit.requests.at(-1)?.cmd).toBe('ReadPrivateKey');
  });

  it.each([
    ['a key that is not the user’s', [certificateInfo(Uint8Array.of(1))], 'foreignIitKey'],
    ['an answer that is none', 'ok', 'signingFailed'],
  ])('says what is wrong with %s, and can read another', async (_, result, problem) => {
    openIit();
    iit.answer(result);
    await waitFor(() => problems().length > 0);
    expect(problems()).toEqual([problem]);
    expect(readButton()).toHaveFocus();
    await readKey();
    expect(problems()).toEqual([]);
  });

  it('needs the key again after a signing that failed', async () => {
    await readKey();
    await armed();
    confirm().click();
    await waitFor(() => iit.requests.at(-1)?.cmd === 'SignData');
    iit.refuse({ code: 51, message: 'Сертифікат не знайдено' });
    await waitFor(() => problems().length > 0);
    expect(problems()).toEqual(['certificateUnusable']);
    expect(readButton()).toHaveTextContent('Read key');
    await armed();
    confirm().click();
    await waitFor(() => problems().includes('iitKeyNotRead'));
    expect(signed).toBeNull();
  });

  it('comes back without a word when the user changes his mind, there or here', async () => {
    openIit();
    get('[data-action="closeIit"]').click();
    await waitFor(() => stage().hidden);
    expect(readButton()).toHaveFocus();
    openIit();
    iit.refuse({ code: 12, message: 'Скасовано' });
    await waitFor(() => stage().hidden);
    expect(problems()).toEqual([]);
  });

  it('forgets the key that was read when the file is chosen instead', async () => {
    await readKey();
    source('file').click();
    expect(iit.requests.at(-1)?.cmd).toBe('ResetPrivateKey');
    source('iit').click();
    expect(get('[data-field="iitOwner"]')).toBeEmptyDOMElement();
  });

  it('takes a dropped file for the choice of a file, but not under the page of IIT', async () => {
    openIit();
    dialog.takeFile(keyFile(mine.text, 'dropped.pem'));
    expect(source('iit')).toBeChecked();
    get('[data-action="closeIit"]').click();
    await waitFor(() => stage().hidden);
    dialog.takeFile(keyFile(mine.text, 'dropped.pem'));
    expect(source('file')).toBeChecked();
    expect(get('.file-name')).toHaveTextContent('dropped.pem');
  });

  it('ends what is under way when it is cancelled', async () => {
    openIit();
    get('[data-action="cancelSign"]').click();
    await waitFor(() => stage().hidden);
    expect(iit.requests.at(-1)?.cmd).toBe('ResetPrivateKey');
    expect(iit.frame()).toBeNull();
  });

  it('signs with the file as ever', async () => {
    choose(keyFile(mine.text));
    fillAndConfirm(mine);
    expect(await waitFor(() => signed)).toHaveLength(1);
  });
});
