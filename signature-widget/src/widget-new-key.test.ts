/** @jest-environment jsdom */
import { isListedPassword } from '@ncb/shared-kernel/domain/common-passwords';
import './testing/browser';
import { ECDSA_SHA256, decodeBase64, decodePem, importPublicPoint, readRequest } from '@ncb/shared-kernel/signature';
import { runOpenssl, runOpensslForText } from '@ncb/shared-kernel/signature/testing';
import { createFileKeyProvider } from './signing/file-key-provider';
import { find, get, problems, settle } from './testing/dialog';
import { createInProcessWorkers } from './testing/create-in-process-workers';
import { createFakeShell, SHELL } from './testing/create-fake-shell';
import { waitFor } from './testing/wait-for';
import { runWidget } from './run-widget';

const TEXT = '{"name":"Вигаданець"}';
const PASSWORD = 'Key-Password-1';
const OWNER = {
  commonName: 'Вигаданець Тарас',
  organization: 'ТОВ «Калинова Брама»',
  title: 'Директор',
  serialNumber: '0148102804',
};
const wish = (more: object = {}) => ({
  kind: 'createKey',
  language: 'ua',
  theme: 'light',
  certificates: [],
  owner: OWNER,
  text: TEXT,
  ...more,
});

function connected() {
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} });
  const { page, answers, connect, say } = createFakeShell();
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  void runWidget({
    page,
    root,
    shellOrigin: SHELL,
    languages: ['ua'],
    providers: { keyFile: createFileKeyProvider(createInProcessWorkers().start), iit: null },
    watchSight: () => {},
    isGenuine: () => true,
    loadCommonPasswords: () => Promise.resolve(isListedPassword),
    phrases: null,
  });
  connect();
  return { answers, say, files };
}

const field = (name: string) => get<HTMLInputElement>(`[data-field="${name}"]`);
const next = () => get<HTMLButtonElement>('[data-action="createKey"]');
const press = (times: number, repeat = false) => {
  for (let at = 0; at < times; at++)
    get('[data-area="moves"]').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', repeat }));
};
function type(first: string, second: string): void {
  field('newKeyPassword').value = first;
  field('newKeyPasswordAgain').value = second;
  next().click();
}
async function opened() {
  const widget = connected();
  await waitFor(() => widget.say(wish()) === undefined && find('[data-area="moves"]'));
  return widget;
}

describe('the widget, asked for a new key', () => {
  it('collects 49 moves, by keys as well, and counts neither a held key nor Tab', async () => {
    await opened();
    expect(field('owner')).toHaveTextContent('Вигаданець Тарас');
    press(20, true);
    get('[data-area="moves"]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    expect(field('moves')).toHaveTextContent('0 із 49');
    press(31);
    expect(field('moves')).toHaveTextContent('31 із 49');
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    press(18);
    expect(document.activeElement).toBe(field('newKeyPassword'));
  });

  it('refuses a bad password under its field and makes nothing', async () => {
    const { files, answers } = await opened();
    press(49);
    type('', '');
    expect(problems()).toEqual(['fillAllFields', 'fillAllFields']);
    type('short', 'short');
    expect(problems()).toEqual(['passwdTooShort']);
    type('парольКлюча1', 'парольКлюча1');
    expect(problems()).toEqual(['cyrillicKeyPwd']);
    type(PASSWORD, 'Key-Password-2');
    expect(problems()).toEqual(['passwordsDifferent']);
    expect([files, answers]).toEqual([[], []]);
  });

  it('shows the strength of the password while it is typed, and refuses spaces', async () => {
    const { files } = await opened();
    press(49);
    const password = field('newKeyPassword');
    const write = (text: string) => {
      password.value = text;
      password.dispatchEvent(new Event('input'));
    };
    const strength = () => [field('passwordStrength').textContent, get<HTMLMeterElement>('meter').value];
    expect(field('passwordStrength').closest('p')).not.toBeVisible();
    write('83514629');
    expect(field('passwordStrength').closest('p')).toBeVisible();
    expect(strength()).toEqual(['Надійність пароля: низька.', 1]);
    write('kX7!qW3?');
    expect(strength()).toEqual(['Надійність пароля: середня.', 2]);
    write('kalyna!zhyto!lis');
    expect(strength()).toEqual(['Надійність пароля: висока.', 3]);
    // The owner's name.
    write('Vyhadanets-7351!');
    expect(strength()).toEqual(['Надійність пароля: низька.', 1]);
    type('          ', '          ');
    expect(problems()).toEqual(['fillAllFields']);
    expect(files).toEqual([]);
  });

  it('gives the request and the proof only after the file is saved; OpenSSL opens the file', async () => {
    const { files, answers } = await opened();
    press(49);
    type(PASSWORD, PASSWORD);
    await waitFor(() => files[0]);
    next().click();
    expect(answers.map(({ kind }) => kind)).toEqual(['working']);
    expect(field('newKeyPassword')).toHaveValue('');
    // jsdom cannot save: it would follow the link.
    get('[data-action="saveKeyFile"]').addEventListener('click', (event) => event.preventDefault());
    get('[data-action="saveKeyFile"]').click();
    next().click();
    const created = answers.at(-1);
    if (created?.kind !== 'keyCreated' || !files[0]) throw new Error('no key');
    const { request, keyId, signature } = created;
    expect(JSON.stringify(answers)).not.toContain('PRIVATE');
    expect(keyId).toBe(field('keyId').textContent);

    const text = new TextDecoder().decode(await files[0].arrayBuffer());
    const key = { 'key.pem': text };
    expect(runOpenssl(['pkcs8', '-in', 'key.pem', '-passin', `pass:${PASSWORD}`], key)).toMatchObject({ ok: true });
    const subject = runOpensslForText(
      ['req', '-in', 'key.pem', '-verify', '-noout', '-subject', '-nameopt', 'utf8'],
      key,
    );
    for (const part of Object.values(OWNER)) expect(subject).toContain(part);
    const point = await readRequest(decodePem('CERTIFICATE REQUEST', request) ?? new Uint8Array());
    const publicKey = point && (await importPublicPoint(point));
    const bytes = new TextEncoder().encode(TEXT);
    const proof = decodeBase64(signature);
    expect(publicKey && proof && (await crypto.subtle.verify(ECDSA_SHA256, publicKey, proof, bytes))).toBe(true);
  });

  it('makes and gives nothing when the user gives up, also in the middle', async () => {
    const { files, answers } = await opened();
    press(49);
    type(PASSWORD, PASSWORD);
    get('[data-action="cancelSign"]').click();
    await settle();
    expect(answers.at(-1)).toEqual({ kind: 'cancelled' });
    expect(files).toEqual([]);
  });

  it.each([
    ['a text that is no JSON object', { text: '1\u0081 signed attributes' }],
    ['a list', { text: '[]' }],
    ['an owner without a name', { owner: { ...OWNER, commonName: '' } }],
    ['an owner with a name that deceives', { owner: { ...OWNER, commonName: 'Та\u202Eрас' } }],
    ['an owner with more', { owner: { ...OWNER, role: '0' } }],
  ])('does not hear %s', async (_, more) => {
    const { say } = connected();
    await waitFor(() => {
      say(wish(more));
      say(wish({ owner: { ...OWNER, commonName: 'Інша' } }));
      return find('[data-area="moves"]');
    });
    expect(field('owner')).toHaveTextContent('Інша');
  });
});
