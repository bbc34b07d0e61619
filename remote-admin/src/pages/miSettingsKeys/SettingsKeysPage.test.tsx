import { fireEvent, screen, waitFor } from '@testing-library/react';
import { action, openPage, SAMPLE_SESSION, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

const OWN = SAMPLE_SESSION.user.userId;
const certificate = (serial: string, changes: object = {}) => ({
  serial,
  valid_until: '14.03.2028',
  name: 'Зразкова Олена',
  position: 'Бухгалтер',
  sign: 1,
  status: 0,
  owner: 'Зразкова О.',
  owner_ref: '77',
  key_id: `K${serial}`,
  last_used: null,
  sign_count: 0,
  is_revoked: 0,
  ...changes,
});
const request = (id: string, changes: object = {}) => ({
  request_id: id,
  created: '01.07.2026 10:00:00',
  status: 'requested',
  key_id: `R${id}`,
  public_key: '04ab',
  cert: null,
  reason: null,
  ...changes,
});
const CERTIFICATES = {
  success: true,
  certs: [certificate('A1', { owner_ref: OWN }), certificate('B2', { status: 1 }), certificate('C3', { status: 2 })],
};
const REQUESTS = {
  success: true,
  requests: [request('15'), request('14', { status: 'issued', cert: '-----BEGIN CERTIFICATE-----\nTUE=\n-----END' })],
};
const ANSWERS = {
  '/get_certificates': CERTIFICATES,
  '/get_cert_requests': REQUESTS,
  '/acn_list': { success: true, accounts: [] },
  '/change_cert_status': { success: true },
  '/request_cert': { success: true, request_id: '16' },
  '/renew_cert': { success: true, request_id: '17', declaration_id: '500000000007' },
  '/cancel_cert_request': { success: true },
  '/get_person_info': {
    success: true,
    user_info: {
      LASTNAME: 'Зразкова',
      FIRSTNAME: 'Олена',
      CODE: '3184710691',
      POSITION: 'Бухгалтер',
    },
  },
};

const open = async (options: Partial<FakeShellOptions> = {}) => {
  const shell = await openPage(page, { answers: ANSWERS, ...options });
  await waitFor(() => expect(document.querySelector('[data-row]')).not.toBeNull());
  return shell;
};
const nexts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('tr[data-row]')].map((row) => [
      row.getAttribute('data-row'),
      row.querySelector('[data-field="next"] button')?.getAttribute('data-action') ?? null,
    ]),
  );
const as = (changes: object) => ({ session: { user: { ...SAMPLE_SESSION.user, ...changes } } });

describe('miSettingsKeys', () => {
  it.each([
    ['a director', { role: 0 as const }, { 15: 'print', 14: 'upload', A1: 'block', B2: 'unblock', C3: null }],
    [
      'an accountant',
      { role: 1 as const, isAdministrator: false },
      { 15: 'print', 14: 'upload', A1: 'block', B2: null, C3: null },
    ],
    ['an operator', { role: 2 as const, isAdministrator: false }, { A1: 'block', B2: null, C3: null }],
  ])('offers %s the one next step of each key that he may take', async (_, user, expected) => {
    await open(as(user));
    expect(nexts()).toEqual(expected);
    if (user.role === 2) expect(action('createNewKey')).toBeDisabled();
    else expect(action('createNewKey')).toBeEnabled();
  });

  it('shows an operator the keys of the company: of requests, which he may not have, the bank is not asked', async () => {
    const certs = [certificate('B2')];
    const answers = { ...ANSWERS, '/get_certificates': { success: true, certs } };
    const { calls } = await open({ ...as({ role: 2 as const, isAdministrator: false }), answers });
    expect(document.querySelector('[data-field="ownKey"]')).toHaveTextContent(
      'Новий ключ створюють директор і бухгалтер',
    );
    expect(document.querySelector('[data-action="lostKey"]')).toBeNull();
    fireEvent.click(action('refresh'));
    await waitFor(() => expect(calls.filter(({ path }) => path === '/get_certificates')).toHaveLength(2));
    expect(calls.map(({ path }) => path)).not.toContain('/get_cert_requests');
  });

  it('finds a key by its owner or its id, shows the whole id beside the list, and has pages', async () => {
    const many = Array.from({ length: 2000 }, (_, at) => certificate(`M${at}`, { name: `Перевірна ${at}` }));
    await open({ answers: { ...ANSWERS, '/get_certificates': { success: true, certs: many } } });
    expect(document.querySelectorAll('tr[data-row]').length).toBeLessThan(60);
    fireEvent.change(screen.getByRole('textbox', { name: 'Власник, посада або ключ' }), {
      target: { value: 'KM1999' },
    });
    await waitFor(() => expect(Object.keys(nexts())).toEqual(['M1999']));
    fireEvent.click(action('details'));
    expect(document.querySelector('[data-panel="M1999"]')).toHaveTextContent('KM1999');
  });

  it('asks before it blocks, and blocks the key that was meant', async () => {
    const { calls } = await open();
    fireEvent.click(action('block'));
    fireEvent.click(await waitFor(() => action('confirm')));
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/change_cert_status'));
    const parameters = calls.find(({ path }) => path === '/change_cert_status')?.parameters;
    expect(Object.fromEntries(parameters ?? [])).toMatchObject({ serial: 'A1', owner_ref: OWN, status: '1' });
  });

  it('sends the request of a key that was made, once more after a failure, and no other', async () => {
    const keyRequest = { request: 'PEM', keyId: 'K', signature: 'S' };
    const create = jest.fn(() => Promise.resolve(keyRequest));
    const keys = { create, accept: () => Promise.resolve(null), register: () => Promise.resolve(null) };
    const answers = { ...ANSWERS, '/request_cert': { success: false, error: 'Банк не відповідає.' } };
    const { calls } = await open({ answers, keys });
    fireEvent.click(action('createNewKey'));
    fireEvent.click(await waitFor(() => action('newOnPaper')));
    await screen.findByText('Файл ключа збережено, але запит на сертифікат до банку ще не надійшов');
    fireEvent.click(action('sendAgain'));
    const findRequests = () => calls.filter(({ path }) => path === '/request_cert');
    await waitFor(() => expect(findRequests()).toHaveLength(2));
    expect(findRequests().map(({ parameters }) => parameters.get('csr'))).toEqual(['PEM', 'PEM']);
    expect(create).toHaveBeenCalledTimes(1);
    // The request names the owner as the bank does.
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ serialNumber: '3184710691' }), expect.any(String));
  });

  it('has a new key confirmed by the present one, and says what to do where that was given up', async () => {
    const keyRequest = { request: 'PEM', keyId: 'K', signature: 'S' };
    const keys = {
      create: () => Promise.resolve(keyRequest),
      accept: () => Promise.resolve(null),
      register: () => Promise.resolve(null),
    };
    const sign = jest
      .fn()
      .mockResolvedValueOnce({ signed: [] })
      .mockResolvedValueOnce({ signed: ['500000000007'] });
    const { notices } = await open({ keys, sign });
    for (const text of ['не підтверджено', 'Сертифікат видано']) {
      fireEvent.click(action('createNewKey'));
      fireEvent.click(await waitFor(() => action('newByKey')));
      await waitFor(() => expect(notices.at(-1)?.text).toContain(text));
      await waitFor(() => expect(action('createNewKey')).toBeEnabled());
    }
    expect(sign).toHaveBeenCalledWith([{ id: '500000000007', type: 'declaration' }]);
  });

  it('cancels an own request after a question', async () => {
    const { calls } = await open();
    fireEvent.click(action('rowMenu'));
    fireEvent.click(await waitFor(() => action('cancelRequest')));
    fireEvent.click(await waitFor(() => action('confirm')));
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/cancel_cert_request'));
    const parameters = calls.find(({ path }) => path === '/cancel_cert_request')?.parameters;
    expect(parameters?.get('request_id')).toBe('15');
  });

  it('tells what to do about a lost key, and blocks it without the key', async () => {
    const { calls } = await open();
    fireEvent.click(action('lostKey'));
    fireEvent.click(await waitFor(() => action('blockLost')));
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/change_cert_status'));
    const parameters = calls.find(({ path }) => path === '/change_cert_status')?.parameters;
    expect(Object.fromEntries(parameters ?? [])).toMatchObject({ serial: 'A1', status: '1' });
  });

  it('has nothing to block for somebody without a key, and asks no question before the first one', async () => {
    const create = jest.fn(() => Promise.resolve(null));
    const keys = { create, accept: () => Promise.resolve(null), register: () => Promise.resolve(null) };
    const certs = [certificate('B2', { status: 1 })];
    const none = { ...ANSWERS, '/get_certificates': { success: true, certs } };
    await open({ answers: { ...none, '/get_cert_requests': { success: true, requests: [] } }, keys });
    fireEvent.click(action('lostKey'));
    await screen.findByText(/блокувати нічого/);
    expect(document.querySelector('[data-action="blockLost"]')).toBeNull();
    fireEvent.click(action('createNewKey'));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  });
});
