/** @jest-environment jsdom */
import '../testing/browser';
import { createFileKeyProvider } from '../signing/file-key-provider';
import type { SignedIn } from '../signing/signature-provider';
import { getTexts } from '../texts/texts';
import { confirm, fillAndConfirm, find, get, password, problems, settle } from '../testing/dialog';
import { createInProcessWorkers } from '../testing/create-in-process-workers';
import { newTestKey, PASSWORD, type TestKey } from '../testing/keys';
import { waitFor } from '../testing/wait-for';
import type { Dialog } from './key-dialog';
import { createSignInDialog } from './sign-in-dialog';

let mine: TestKey;
let another: TestKey;

beforeAll(async () => {
  [mine, another] = await Promise.all([newTestKey(), newTestKey()]);
});

let dialog: Dialog;
let workers: ReturnType<typeof createInProcessWorkers>;
let signedIn: SignedIn | null;
let cancelled: number;
let isGenuine: boolean;

beforeEach(() => {
  workers = createInProcessWorkers();
  signedIn = null;
  cancelled = 0;
  isGenuine = true;
  const challenge = {
    audience: 'app.ibank.localhost:4300',
    challenge: 'c'.repeat(43),
    certificates: [mine.certificate],
  };
  dialog = createSignInDialog(
    challenge,
    getTexts('en'),
    { keyFile: createFileKeyProvider(workers.start), iit: null },
    {
      isGenuine: () => isGenuine,
      onSigned: (signature) => (signedIn = signature),
      onCancelled: () => cancelled++,
      onWorking: () => undefined,
    },
  );
  document.body.replaceChildren(...dialog.parts);
  dialog.setArming('armed');
});

describe('the sign-in dialog', () => {
  it('says that it signs in to the host, and that it signs no document', () => {
    expect(get('h1')).toHaveTextContent('Sign in with an e-signature');
    expect(get('[role="region"]')).toHaveAccessibleName('What you confirm');
    expect(get('[data-field="audience"]')).toHaveTextContent('app.ibank.localhost:4300');
    expect(get('[role="region"]')).toHaveTextContent('No documents will be signed');
    expect(confirm()).toHaveTextContent('Sign in');
    expect(find('[data-row]')).toBeNull();
  });

  it('signs with the right key and password, and keeps neither', async () => {
    fillAndConfirm(mine);
    expect(await waitFor(() => find('progress:not([value])'))).toHaveAccessibleName('Sign in with an e-signature');
    const signature = await waitFor(() => signedIn);
    expect(signature.clientNonce).toHaveLength(44);
    expect(signature.signature.length).toBeGreaterThan(500);
    expect(password()).toHaveValue('');
    expect(workers.life).toEqual({ started: 1, ended: 1 });
  });

  it('stays open after a wrong password and signs after the right one', async () => {
    fillAndConfirm(mine, 'wrong');
    await waitFor(() => problems().length > 0);
    expect(problems()).toEqual(['wrongKeyOrPassword']);
    expect(password()).toHaveFocus();
    password().value = PASSWORD;
    confirm().click();
    await waitFor(() => signedIn);
  });

  it('stays open and says so when the key is not one of the user’s active certificates', async () => {
    fillAndConfirm(another);
    await waitFor(() => problems().length > 0);
    expect(problems()).toEqual(['foreignKey']);
    expect([signedIn, cancelled]).toEqual([null, 0]);
  });

  it('does not obey before it was seen, and asks to look at the host meanwhile', async () => {
    dialog.setArming('waiting');
    expect(get('#reason')).toHaveTextContent('Check the site');
    fillAndConfirm(mine);
    await settle();
    expect(workers.life.started).toBe(0);
  });

  it('does not obey a click that a script made', async () => {
    isGenuine = false;
    fillAndConfirm(mine);
    await settle();
    expect([workers.life.started, problems()]).toEqual([0, []]);
  });

  it('gives up when cancelled in the middle, and ends the worker', async () => {
    fillAndConfirm(mine);
    await waitFor(() => workers.life.started);
    get('[data-action="cancelSign"]').click();
    await settle();
    expect([cancelled, workers.life.ended, signedIn]).toEqual([1, 1, null]);
  });
});
