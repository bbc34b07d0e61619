/** @jest-environment jsdom */
import '../testing/browser';
import type { DocumentSignature } from '@ncb/shared-kernel/domain/signing-protocol';
import { createFileKeyProvider } from '../signing/file-key-provider';
import type { KeyFileMemory } from '../signing/key-file-memory';
import { getTexts } from '../texts/texts';
import { choose, confirm, fillAndConfirm, find, get, password, problems, settle } from '../testing/dialog';
import { payment } from '../testing/documents';
import { createInProcessWorkers } from '../testing/create-in-process-workers';
import { keyFile, newTestKey, PASSWORD, type TestKey } from '../testing/keys';
import { waitFor } from '../testing/wait-for';
import type { Dialog } from './key-dialog';
import { createSigningDialog } from './signing-dialog';

let mine: TestKey;
let another: TestKey;

beforeAll(async () => {
  [mine, another] = await Promise.all([newTestKey(), newTestKey()]);
});

let dialog: Dialog;
let workers: ReturnType<typeof createInProcessWorkers>;
let signed: readonly DocumentSignature[] | null;
let cancelled: number;
let isGenuine: boolean;
let working: boolean[];

beforeEach(() => {
  workers = createInProcessWorkers();
  signed = null;
  cancelled = 0;
  isGenuine = true;
  working = [];
  const batch = { documents: [payment('9001'), payment('9002')], certificates: [mine.certificate] };
  dialog = createSigningDialog(
    batch,
    getTexts('en'),
    { keyFile: createFileKeyProvider(workers.start), iit: null },
    {
      isGenuine: () => isGenuine,
      onSigned: (signatures) => (signed = signatures),
      onCancelled: () => cancelled++,
      onWorking: (isWorking) => working.push(isWorking),
    },
  );
  document.body.replaceChildren(...dialog.parts);
  dialog.setArming('armed');
});

describe('the signing dialog', () => {
  it('signs all documents with the right key and password, and keeps neither', async () => {
    fillAndConfirm(mine);
    await waitFor(() => signed);
    expect(signed?.map(({ id, version }) => `${id} ${version}`)).toEqual(['9001 1', '9002 1']);
    expect(password().value).toBe('');
    expect(workers.life).toEqual({ started: 1, ended: 1 });
    expect(get('[role="status"]').textContent).toContain('Signed');
  });

  it('tells that it works while it signs, and that it has ceased when nothing came of it', async () => {
    fillAndConfirm(mine, 'wrong');
    await waitFor(() => problems().length > 0);
    expect(working).toEqual([true, false]);
    password().value = PASSWORD;
    confirm().click();
    await waitFor(() => signed);
    expect(working).toEqual([true, false, true]);
  });

  it('shows its progress as a bar and as words', async () => {
    fillAndConfirm(mine);
    expect(await waitFor(() => find('progress:not([value])'))).toHaveAttribute('role', 'progressbar');
    expect(confirm()).toHaveAttribute('aria-busy', 'true');
    expect(await waitFor(() => find<HTMLProgressElement>('progress[value]'))).toHaveAttribute('max', '2');
    expect(get('.progress-text').textContent).toMatch(/of 2|Signed/);
    await waitFor(() => signed);
  });

  it('says one thing for a wrong password, keeps the file, empties the password and puts the cursor there', async () => {
    fillAndConfirm(mine, 'wrong');
    await waitFor(() => problems().length > 0);
    expect(problems()).toEqual(['wrongKeyOrPassword']);
    expect(password()).toHaveValue('');
    expect(password()).toHaveFocus();
    expect(password()).toHaveAttribute('aria-invalid', 'true');
    expect(get('.file-name')).toHaveTextContent('director.pem');
    expect(workers.life).toEqual({ started: 1, ended: 1 });

    password().value = PASSWORD;
    confirm().click();
    await waitFor(() => signed);
    expect(problems()).toEqual([]);
  });

  it('says the same for a damaged file as for a wrong password', async () => {
    fillAndConfirm({ ...mine, text: mine.text.slice(0, -80) });
    await waitFor(() => problems().length > 0);
    expect(problems()).toEqual(['wrongKeyOrPassword']);
  });

  it('stays open and says so when the key is not one of the user’s active certificates', async () => {
    fillAndConfirm(another);
    await waitFor(() => problems().length > 0);
    expect(problems()).toEqual(['foreignKey']);
    expect(get('[data-field="keyFile"]')).toHaveFocus();
    expect([signed, cancelled]).toEqual([null, 0]);
  });

  it('asks for what is missing and puts the cursor into the first gap', async () => {
    confirm().click();
    await waitFor(() => problems().length > 0);
    expect(problems()).toEqual(['emptyFilePath', 'fillThisField']);
    expect(get('[data-field="keyFile"]')).toHaveFocus();
    choose(keyFile(mine.text));
    await waitFor(() => password() === document.activeElement);
    confirm().click();
    await waitFor(() => problems().length === 1);
    expect(problems()).toEqual(['fillThisField']);
    expect(workers.life.started).toBe(0);
  });

  it.each([
    ['a picture', () => keyFile('\u0089PNG', 'photo.png')],
    ['an empty file', () => keyFile('')],
    ['a letter', () => keyFile('Шановні колеги, ключ у додатку.')],
    ['a file over 1 MB', () => keyFile(mine.text + ' '.repeat(1024 * 1024))],
  ])('says at once that %s is no key file', async (_, file) => {
    choose(file());
    await waitFor(() => problems().length > 0);
    expect(problems()).toEqual(['keyFileUnreadable']);
    confirm().click();
    await waitFor(() => problems().length === 2);
    expect(problems()).toEqual(['keyFileUnreadable', 'fillThisField']);
  });

  it('takes a dropped file like a chosen one', async () => {
    dialog.takeFile(keyFile(mine.text, 'dropped.pem'));
    await waitFor(() => password() === document.activeElement);
    expect(get('.file-name')).toHaveTextContent('dropped.pem');
  });

  it.each(['hidden', 'waiting'] as const)('does not obey while it is %s, and says why', async (state) => {
    dialog.setArming(state);
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    expect(get(`#${confirm().getAttribute('aria-describedby')}`)).not.toBeEmptyDOMElement();
    fillAndConfirm(mine);
    await settle();
    expect(workers.life.started).toBe(0);

    dialog.setArming('armed');
    expect(confirm()).toHaveAttribute('aria-disabled', 'false');
    expect(get('#reason')).toBeEmptyDOMElement();
  });

  it('does not obey a click that a script made', async () => {
    isGenuine = false;
    fillAndConfirm(mine);
    get<HTMLFormElement>('form').requestSubmit();
    await settle();
    expect([workers.life.started, problems()]).toEqual([0, []]);
  });

  it('signs once when it is clicked twice', async () => {
    fillAndConfirm(mine);
    confirm().click();
    await waitFor(() => signed);
    expect(workers.life.started).toBe(1);
  });

  it('gives up when cancelled, also in the middle of signing, and ends the worker', async () => {
    fillAndConfirm(mine);
    await waitFor(() => workers.life.started);
    get('[data-action="cancelSign"]').click();
    expect(cancelled).toBe(1);
    expect(workers.life.ended).toBe(1);
    await settle();
    expect([signed, problems()]).toEqual([null, []]);
  });

  it('opens no key when it is cancelled while the file is still being read', async () => {
    fillAndConfirm(mine);
    get('[data-action="cancelSign"]').click();
    await settle();
    expect([cancelled, workers.life.started]).toEqual([1, 0]);
  });

  it('shows the password when asked and hides it again for the next try', async () => {
    get('[data-action="showPassword"]').click();
    expect(password()).toHaveAttribute('type', 'text');
    expect(get('[data-action="showPassword"]')).toHaveTextContent('Hide');
    fillAndConfirm(mine, 'wrong');
    await waitFor(() => problems().length > 0);
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('keeps the password from the browser’s memory', () => {
    expect(password()).toHaveAttribute('autocomplete', 'off');
    expect(password()).not.toHaveAttribute('name');
  });
});

describe('a key file of an earlier signature', () => {
  const open = (keyFiles: KeyFileMemory) => {
    const batch = { documents: [payment('9001')], certificates: [mine.certificate] };
    const providers = { keyFile: createFileKeyProvider(createInProcessWorkers().start), iit: null, keyFiles };
    const opened = createSigningDialog(batch, getTexts('en'), providers, {
      isGenuine: () => true,
      onSigned: (signatures) => (signed = signatures),
      onCancelled: () => {},
      onWorking: () => {},
    });
    document.body.replaceChildren(...opened.parts);
    opened.setArming('armed');
  };
  const name = () => get('.file-name').textContent;

  it('is chosen already: the password alone is asked for', async () => {
    const saved: (readonly File[])[] = [];
    const file = keyFile(mine.text);
    open({ recall: (_, onFiles) => onFiles([file]), save: (_, files) => Promise.resolve(void saved.push(files)) });
    await waitFor(() => name() === file.name);
    await waitFor(() => document.activeElement === password());
    expect(get('[data-field="keyFile"]')).toHaveAccessibleName(expect.stringContaining(file.name));
    confirm().click();
    await waitFor(() => problems().length > 0);
    expect(problems()).toEqual(['fillThisField']);
    expect(saved).toEqual([]);
    password().value = PASSWORD;
    confirm().click();
    await waitFor(() => signed);
    expect(saved).toEqual([[file]]);
  });

  it('does not take the place of one that the user has chosen', async () => {
    let offer: (files: readonly File[]) => void = () => {};
    open({ recall: (_, onFiles) => (offer = onFiles), save: () => Promise.resolve() });
    choose(keyFile(another.text));
    offer([new File([mine.text], 'earlier.pem')]);
    await settle();
    expect(name()).toBe(keyFile(another.text).name);
  });

  it('is forgotten silently where it cannot be read any more', async () => {
    open({ recall: (_, onFiles) => onFiles([new File(['?'], 'gone.pem')]), save: () => Promise.resolve() });
    await settle();
    expect(problems()).toEqual([]);
    expect(name()).toContain('Choose your key file');
  });
});
