import { desc } from 'drizzle-orm';
import { createSigner } from '@ncb/shared-kernel/signature';
import { smsOutbox } from '../src/db/schema';
import { BANK_CLIENTS } from '../src/seed/bank-clients';
import type { TestBank } from './support/open-test-bank';
import { CookieJar } from './support/browser';
import { createKey } from './support/create-key';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

/** Client by the specification only (section 7 of its files), without our contract: finds what the contract lacks. */
jest.setTimeout(60_000);

type Fields = Readonly<Record<string, string>>;
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any;

const API = '/ncb/api';

class Stranger {
  session: Fields = {};
  readonly #bank: TestBank;
  readonly #jar = new CookieJar();

  constructor(bank: TestBank) {
    this.#bank = bank;
  }

  get(path: string, fields: Fields = {}): Promise<Answer> {
    const query = new URLSearchParams({ ...this.session, ...fields }).toString();
    return this.#ask(`${path}?${query}`, {});
  }

  post(path: string, fields: Fields = {}, query: Fields | null = null): Promise<Answer> {
    const body = new URLSearchParams({ ...this.session, ...fields });
    return this.#ask(query ? `${path}?${new URLSearchParams(query)}` : path, { method: 'POST', body });
  }

  upload(path: string, fields: Fields): Promise<Answer> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...this.session, ...fields })) body.append(name, value);
    return this.#ask(path, { method: 'POST', body });
  }

  async #ask(path: string, init: RequestInit): Promise<Answer> {
    const address = path.startsWith('/') ? path : `${API}/${path}`;
    const reply = await this.#bank.fetchWith(this.#jar)(address, {
      ...init,
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    return { http: reply.status, ...(JSON.parse(await reply.text()) as object) };
  }
}

const bank = setUpBank();
const stranger = new Stranger(bank);

const rowWith = (...names: readonly string[]) =>
  expect.objectContaining(Object.fromEntries(names.map((name) => [name, expect.anything()])));
const DONE = { http: 200, success: true };
const DOTTED = /^\d{2}\.\d{2}\.\d{4}/;

describe('sign-in and the session', () => {
  test('a wrong password is 401 with a code of the catalogue in `error`', async () => {
    expect(await stranger.post('login', { login: 'director1', pwd: 'wrong', tfa: 'sms' })).toMatchObject({
      http: 401,
      success: false,
      error: 'invalid_credentials',
    });
  });

  test('login and password, then the same with the code: the user’s status comes back', async () => {
    expect(await stranger.post('login', { login: 'director1', pwd: 'Director1' })).toMatchObject(DONE);
    const entered = await stranger.post('login', { login: 'director1', pwd: 'Director1', tfa: 'sms', code: '111111' });
    expect(entered).toMatchObject({ ...DONE, status_ref: 2 });
  });

  test('get_user_info gives the client info, from which the session parameters are made', async () => {
    const info = await stranger.get('get_user_info');
    expect(info).toMatchObject({
      ...DONE,
      ncbClientId: expect.anything(),
      bankMfo: '351607',
      selectedCompanyRef: expect.anything(),
      selectedCompanyStatus: 2,
      bankDay: '15.07.2026',
      newPmtNum: expect.any(Number),
      newCurPmtNum: 1,
      newCurReqNum: 1,
      newPayrollNum: 1,
      hasZpProj: expect.anything(),
      companies: expect.arrayContaining([rowWith('clientRef', 'shortName', 'status')]),
      currentUser: {
        userId: expect.anything(),
        roleRef: 0,
        status: 2,
        userFirstName: expect.any(String),
        userLastName: expect.any(String),
        rightsValid: expect.anything(),
        isAdmin: expect.anything(),
        settings: expect.any(Object),
      },
    });
    const { ncbClientId, selectedCompanyRef, currentUser } = info;
    stranger.session = {
      clnt_id: String(selectedCompanyRef),
      ncb_id: String(ncbClientId),
      user_id: String(currentUser.userId),
    };
  });

  test('ping, save_settings, reset_numeration and savedump take the session parameters along', async () => {
    expect(await stranger.post('ping')).toMatchObject(DONE);
    const settings = JSON.stringify({ timeoutInterval: 30, showClosed: 1, accountsSize: 20 });
    expect(await stranger.post('save_settings', { settings })).toMatchObject(DONE);
    const { currentUser } = await stranger.get('get_user_info');
    expect(currentUser.settings).toMatchObject({ timeoutInterval: 30, showClosed: 1, accountsSize: 20 });
    expect(await stranger.post('reset_numeration', { cname: 'current_cur_pmt_num' })).toMatchObject(DONE);
    expect(await stranger.post('savedump', { data: 'text of the debug page' })).toMatchObject(DONE);
  });

  test('without a session a call is 401', async () => {
    const nobody = new Stranger(bank);
    nobody.session = stranger.session;
    expect(await nobody.get('acn_list')).toMatchObject({ http: 401, success: false });
  });
});

describe('accounts, people, certificates, organisation', () => {
  test('acn_list and cred_list give rows with every field of the account', async () => {
    const { acn_list: accounts } = await stranger.get('acn_list');
    expect(accounts[0]).toEqual(
      rowWith(
        ...['acn_id', 'acn_n', 'iban', 'sim_cur', 'cur_ref', 'status_ref', 'status_text', 'c_sal', 'sal', 'av_sal'],
        ...['av_c_sal', 'has_overdraft', 'last_move', 'pmt_allowed', 'type'],
      ),
    );
    expect(accounts[0]).toMatchObject({ has_overdraft: expect.stringMatching(/^[YN]$/), status_text: 'Відкритий' });
    expect((await stranger.get('cred_list')).acn_list[0]).toEqual(rowWith('acn_id', 'iban', 'type'));
  });

  test('acn_info gives the detail panel', async () => {
    expect((await stranger.get('acn_info', { acn_id: '7001', acn_type: 'current' })).acn_info).toEqual(
      rowWith(
        ...['acn_id', 'cur_ref', 'sim_cur', 'acn_n', 'sal', 'available_all_costs', 'docs_amount', 'iban'],
        ...['available_costs', 'blocked_amount', 'min_saldo', 'overdraft_limit', 'unused_over', 'percent'],
        ...['date_open', 'date_close', 'comment'],
      ),
    );
  });

  test('get_users_list, get_person_info and change_user_info, the fields of the last in the query', async () => {
    const { users } = await stranger.get('get_users_list', { need_all: '1' });
    expect(users[0]).toEqual(
      rowWith('user_id', 'user_name', 'user_position', 'user_status', 'user_role', 'user_sign_right', 'user_inn'),
    );
    const requested = { requested_uid: '501' };
    const { user_info: info } = await stranger.get('get_person_info', requested);
    expect(info).toEqual(
      rowWith(
        ...['LASTNAME', 'FIRSTNAME', 'MIDDLENAME', 'CODE', 'POSITION', 'ROLE_REF', 'SIGNATURE_REF', 'SECRET_ANSW'],
        ...['SECRET_QUEST', 'LOGIN', 'EMAIL', 'PHONE', 'IS_ADMIN'],
      ),
    );
    const changed = await stranger.post(
      'change_user_info',
      {},
      {
        ...requested,
        lastname: info.LASTNAME,
        firstname: info.FIRSTNAME,
        middlename: info.MIDDLENAME,
        code: info.CODE,
        role: String(info.ROLE_REF),
        signature: String(info.SIGNATURE_REF),
        position: 'Голова правління',
        login: info.LOGIN,
        passwd: '',
        squest: info.SECRET_QUEST,
        sansw: info.SECRET_ANSW,
        phone: info.PHONE,
        email: info.EMAIL,
        isAdmin: String(info.IS_ADMIN),
      },
    );
    expect(changed).toMatchObject(DONE);
    expect((await stranger.get('get_person_info', requested)).user_info.POSITION).toBe('Голова правління');
    expect(await stranger.post('change_user_info', requested, requested)).toMatchObject({ http: 400, success: false });
  });

  test('rights and status of a person: change_user_rights, change_user_status, revoke_user_rights, add_user', async () => {
    const oper1 = { tgt_user_id: '504', role_ref: '2', signature: '3', position: 'Оператор' };
    expect(await stranger.post('change_user_rights', oper1)).toMatchObject(DONE);
    expect(await stranger.post('change_user_status', { tgt_user: '504', status_ref: '3' })).toMatchObject(DONE);
    expect(await stranger.post('change_user_status', { tgt_user: '504', status_ref: '2' })).toMatchObject(DONE);
    expect(await stranger.post('revoke_user_rights', oper1)).toMatchObject(DONE);
    expect(await stranger.post('add_user', oper1)).toMatchObject({
      http: 200,
      success: false,
      error: expect.any(String),
    });
  });

  test('certificates: the list, blocking and unblocking one, the number of the bank’s own', async () => {
    const { certs } = await stranger.get('get_certificates');
    expect(certs[0]).toEqual(rowWith('serial', 'valid_until', 'name', 'position', 'sign', 'status', 'owner'));
    const { serial, owner_ref } = certs.find(({ name }: Answer) => String(name).startsWith('Перевірна'));
    for (const status of ['1', '0'])
      expect(await stranger.post('change_cert_status', { serial, owner_ref, status })).toMatchObject(DONE);
    expect(await stranger.post('get_cert_num')).toMatchObject({ ...DONE, cert: expect.any(String) });
    expect(await stranger.post('upload_cert', { sign: 'x', cert: 'x' })).toMatchObject({ success: false });
  });

  test('the journal of actions, organisation data and documents, rates of the panel', async () => {
    const { actions } = await stranger.get('get_journal', { date_from: '01.07.2026', date_to: '15.07.2026' });
    expect(actions[0]).toEqual(rowWith('action_id', 'action_type', 'user_name', 'action_time'));
    expect(await stranger.get('get_clnt_form')).toEqual(
      rowWith('clntType', 'clntFullName', 'clntShortName', 'clntAddress', 'clntCode', 'clntPhone', 'clntEmail'),
    );
    const { docs } = await stranger.get('get_docs_list');
    const { content } = await stranger.get('get_document', { doc_id: String(docs[0].doc_id) });
    expect(Buffer.from(content, 'base64').toString('latin1')).toMatch(/^%PDF-/);
    const rates = await stranger.get('/api/rates');
    expect([rates.USD, rates.EUR]).toEqual([rowWith('k_buy', 'k_sale'), rowWith('k_buy', 'k_sale')]);
  });
});

/** Hryvnia payment as in docs/requirements/hryvnia-payments.md#payment-on-the-wire. */
const payment = (number: string, more: object = {}) =>
  JSON.stringify({
    pmt_num: number,
    cur_ref: '980',
    acn_id: '7001',
    doc_date: '15.07.2026 12:00:00',
    val_date: '',
    has_code: 1,
    is_resident: 1,
    acnt_co: 'UA263052990000026006999000301',
    okpo_co: '92000019',
    name_co: 'ТОВ «Світанок Постач»',
    amount: '1234.56',
    pay_purp: 'Оплата за товар, без ПДВ',
    country_co: '804',
    cur_req_id: '',
    ultmtDbtr: '',
    ultmtCdtr: '',
    sppType: 'none',
    rmtStrd: '',
    ...more,
  });

describe('hryvnia payments', () => {
  let id: string;

  test('save_pmt and save_batch_docs give ids; a mistake is success false with a sentence', async () => {
    const saved = await stranger.post('save_pmt', { pmt_type: '1', pmt_data: payment('3001') });
    expect(saved).toMatchObject({ ...DONE, pmt_id: expect.anything(), pmt_status: 0 });
    id = String(saved.pmt_id);
    const pmts = `[${payment('3002')},${payment('3003')}]`;
    const batch = await stranger.post('save_batch_docs', { pmts_type: '1', all: '0', pmts });
    expect(batch).toMatchObject({ ...DONE, results: [rowWith('pmt_id'), rowWith('pmt_id')] });
    const wrong = await stranger.post('save_pmt', { pmt_type: '1', pmt_data: payment('3004', { amount: '-1' }) });
    expect(wrong).toMatchObject({ http: 200, success: false, error: expect.stringMatching(/\S/) });
  });

  test('a problem names the field by its name in the document', async () => {
    const wrong = { acnt_co: 'UA0', pay_purp: '', rmtStrd: '<Strd>' };
    const fieldsOf = ({ problems }: Answer) => problems.map(({ field }: Answer) => field);
    const { rmtStrd, ...typed } = wrong;
    expect(fieldsOf(await stranger.post('save_pmt', { pmt_type: '1', pmt_data: payment('3004', typed) }))).toEqual([
      'acnt_co',
      'pay_purp',
    ]);
    expect(
      fieldsOf(await stranger.post('save_pmt', { pmt_type: '1', pmt_data: payment('3004', { rmtStrd }) })),
    ).toEqual(['rmtStrd']);
    const pmts = `[${payment('3004', typed)}]`;
    const { results } = await stranger.post('save_batch_docs', { pmts_type: '1', all: '0', pmts });
    expect(fieldsOf(results[0])).toEqual(['acnt_co', 'pay_purp']);
  });

  test('numbers in JSON are understood where texts are specified, as everywhere', async () => {
    const saved = await stranger.post('save_pmt', {
      pmt_type: '1',
      pmt_data: JSON.stringify({ ...JSON.parse(payment('3009')), pmt_num: 3010, amount: 12.5, okpo_co: 92000019 }),
    });
    expect(saved).toMatchObject(DONE);
    const { pmt_info: info } = await stranger.get('get_pmt_info', { pmt_id: String(saved.pmt_id) });
    expect([info.pmt_num, info.amount, info.okpo_co]).toEqual(['3010', '12.50', '92000019']);
  });

  test('a comma is understood in a sum as a point is: in a payment, in a catalogue, in a search', async () => {
    const data = { ...JSON.parse(payment('3011')), amount: '1234,5' };
    const saved = await stranger.post('save_pmt', { pmt_type: '1', pmt_data: JSON.stringify(data) });
    const { pmt_info: info } = await stranger.get('get_pmt_info', { pmt_id: String(saved.pmt_id) });
    expect(info.amount).toBe('1234.50');
    const range = { pmt_num: '3011', amount_l: '1234,5', amount_h: '1234,50' };
    expect((await stranger.get('get_payments', range)).paydoc_list).toHaveLength(1);
    expect((await stranger.get('get_payments', { ...range, amount_l: '1234,51' })).success).toBe(false);
    const row = { CODE: '14360570', NAME: 'Комора', IBAN: 'UA983052990000026008138043718', SAL: '1500,5' };
    const request_params = JSON.stringify({ ...row, IS_RESIDENT: '1', HAS_CODE: '1' });
    expect(
      await stranger.post('ins_clnt_catalog', { catalog_ref: 'ncb_correspondents_c', request_params }),
    ).toMatchObject(DONE);
    const { rows } = await stranger.get('get_clnt_catalog', { catalog_ref: 'ncb_correspondents_c' });
    expect(rows.find(({ NAME }: Answer) => NAME === 'Комора').SAL).toBe('1500.50');
  });

  test('settings that would not be kept are refused', async () => {
    for (const settings of [{ accountsSize: 999999 }, { accountsSize: 'many' }, { colour: 'red' }, { x: 1 }])
      expect(await stranger.post('save_settings', { settings: JSON.stringify(settings) })).toMatchObject({
        success: false,
      });
    const right = { accountsSize: 50, timeoutInterval: 30, showClosed: 1 };
    expect(await stranger.post('save_settings', { settings: JSON.stringify(right) })).toMatchObject(DONE);
  });

  test('a purpose is taken under both names that the specification writes', async () => {
    for (const [name, text] of [
      ['PPURP_TEXT', 'Оренда складу'],
      ['ppurp_text', 'Оренда офісу'],
    ] as const) {
      const request_params = JSON.stringify({ [name]: text });
      expect(await stranger.post('ins_clnt_catalog', { catalog_ref: 'ncb_ppurps_c', request_params })).toMatchObject(
        DONE,
      );
    }
    const { rows } = await stranger.get('get_clnt_catalog', { catalog_ref: 'ncb_ppurps_c' });
    const texts = rows.map(({ PPURP_TEXT }: Answer) => PPURP_TEXT);
    expect(texts).toEqual(expect.arrayContaining(['Оренда складу', 'Оренда офісу']));
  });

  test('get_pmt_info reads it back under its names', async () => {
    const { pmt_info: info } = await stranger.get('get_pmt_info', { pmt_id: id });
    expect(info).toMatchObject({
      pmt_num: '3001',
      pmt_date: expect.stringMatching(DOTTED),
      status: 0,
      acnt_c: 'UA603516070000026003999000001',
      amount: expect.anything(),
      has_code: 1,
      is_resident: 1,
      cur_ref: '980',
      country_co: '804',
      sppType: 'none',
    });
    const EMPTY = ['rmtStrd', 'ultmtDbtr', 'ultmtCdtr', 'c_amount', 'nbu_rate', 'spec_acn', 'std_purp_r', 'val_date'];
    for (const name of EMPTY) expect([name, info[name]]).toEqual([name, '']);
  });

  test('a CMS signature over type_char signs it; unsign takes it off; in the end it prints', async () => {
    const docs = JSON.stringify([{ id, type: 1 }]);
    const sign = async () => {
      const { docs2sign, certs } = await stranger.get('get_docs2sign', { docs });
      expect(docs2sign[0]).toEqual(rowWith('id', 'type', 'type_info', 'type_char'));
      const key = await new Person(bank, 'director1').privateKey();
      const signer = await createSigner(key, Buffer.from(certs[0], 'base64'));
      const bytes = await signer.sign(new TextEncoder().encode(docs2sign[0].type_char), bank.now());
      const signature = Buffer.from(bytes).toString('base64');
      const cdata = JSON.stringify([{ id, version: docs2sign[0].version, signature }]);
      return stranger.post('sign_doc', { all: '0', pmt_ids: docs, cdata });
    };
    expect(await sign()).toMatchObject({ ...DONE, signed_docs: [{ status: 3, error: '' }] });
    expect(await stranger.post('unsign_doc', { pmt_ids: docs })).toMatchObject(DONE);
    expect(await sign()).toMatchObject({ signed_docs: [{ status: 3 }] });
    // Hryvnia payments send ids with types, currency documents ids alone.
    const unsigned = await stranger.post('unsign_doc', { pmt_ids: `${id},999999` });
    expect(unsigned.results).toMatchObject([{ id, status: 0 }, { error: expect.stringMatching(/\S/) }]);
    for (const pmt_ids of [`${id}, 999999`, JSON.stringify([String(id), '999999'])]) {
      expect(await sign()).toMatchObject({ signed_docs: [{ status: 3 }] });
      expect((await stranger.post('unsign_doc', { pmt_ids })).results).toMatchObject([{ id, status: 0 }, {}]);
    }
    expect(await sign()).toMatchObject({ signed_docs: [{ status: 3 }] });
    // The specification names no call for sending to the bank.
    expect(await stranger.post('send_docs', { pmt_ids: docs })).toMatchObject(DONE);
    bank.clock.pass({ minutes: 1 });
    await bank.engine.runOnce();
    expect((await stranger.get('get_pmt_info', { pmt_id: id })).pmt_info.status).toBe(5);
    const printed = await stranger.post('get_sdoc', { cdata: JSON.stringify({ id: '9006', type: 1 }) });
    expect(Buffer.from(printed.result, 'base64').toString('latin1')).toMatch(/^%PDF-/);
  });

  test('get_payments finds it by every parameter of the search dialog', async () => {
    const { paydoc_list: rows } = await stranger.get('get_payments', {
      period_type: 'period',
      date_start: '01.07.2026',
      date_end: '15.07.2026',
      pmt_num: '3001',
      name_co: 'Світанок',
      creator: '',
      acn_ids: '7001',
      acnt_co: 'UA263052990000026006999000301',
      sim_cur: 'UAH',
      okpo_co: '92000019',
      amount_l: '1000',
      amount_h: '2000',
      status: '5',
      pmt_type: '1',
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual(
      rowWith(
        ...['pmt_id', 'pmt_num', 'pmt_date', 'time_e', 'pmt_type', 'user_name', 'name_co', 'okpo_co', 'acnt_co'],
        ...['acn_n', 'acn_id', 'sim_cur', 'cur_ref', 'amount', 'status', 'status_ref', 'pay_purp', 'nopinf'],
        ...['acn_d_cur', 'acn_c_cur'],
      ),
    );
    expect(rows[0]).toMatchObject({ status: 5, status_ref: 5 });
    const day = await stranger.get('get_payments', { period_type: 'date', pmt_date: '13.07.2026' });
    expect(day.paydoc_list.map(({ pmt_id }: Answer) => String(pmt_id))).toEqual(['9008']);
  });

  test('the action history goes on in portions behind last_id; new documents are deleted by drop_docs', async () => {
    const history = { last_id: '', tgt_user_ref: '', action_type: '', obj_type: 'pmt', obj_id: id };
    const { actions } = await stranger.get('get_journal', history);
    expect(actions.length).toBeGreaterThan(3);
    const behind = await stranger.get('get_journal', { ...history, last_id: String(actions.at(-2).action_id) });
    expect(behind.actions).toEqual([actions.at(-1)]);
    const { paydoc_list: fresh } = await stranger.get('get_payments', { pmt_num: '3002' });
    const dropped = await stranger.post('drop_docs', { docs_type: 'pmt', pmt_ids: String(fresh[0].pmt_id) });
    expect(dropped).toMatchObject({ ...DONE, results: [expect.anything()] });
  });

  test('bank_info and get_bank_by_swift name banks', async () => {
    expect(await stranger.get('bank_info', { bank_n: '305299' })).toMatchObject({
      ...DONE,
      bank_name: expect.stringContaining('ПриватБанк'),
    });
    expect((await stranger.get('get_bank_by_swift', { swift: 'DEUTDEFF' })).bank).toEqual(
      rowWith('country_id', 'bank_name'),
    );
  });
});

describe('templates and catalogues', () => {
  test('a template is added, listed, read, updated and dropped', async () => {
    const template = {
      template_name: 'Оренда',
      template_type: '1',
      cur_ref: '980',
      amount: '100.00',
      name_co: 'ТОВ «Світанок Постач»',
      acnt_co: 'UA263052990000026006999000301',
      cdata: payment('1'),
    };
    expect(await stranger.post('add_template', { ...template, template_id: '' })).toMatchObject(DONE);
    const {
      templates_list: [row],
    } = await stranger.get('get_templates_list');
    expect(row).toEqual(rowWith('TEMPLATE_ID', 'TEMPLATE_NAME', 'RECEIVER_NAME', 'ACN_RECEIVER', 'AMOUNT', 'CUR_REF'));
    const template_id = String(row.TEMPLATE_ID);
    const read = await stranger.get('get_template_info', { template_id });
    expect(read).toMatchObject({ template_name: 'Оренда', ...row });
    expect(JSON.parse(read.template_data)).toMatchObject({ name_co: 'ТОВ «Світанок Постач»' });
    expect(await stranger.post('update_template', { ...template, template_id, amount: '200.00' })).toMatchObject(DONE);
    expect(await stranger.get('drop_template', { template_id })).toMatchObject(DONE);
    expect((await stranger.get('get_templates_list')).templates_list).toEqual([]);
  });

  test('correspondents and purposes are listed, inserted, changed, imported', async () => {
    const catalog = { catalog_ref: 'ncb_correspondents_c' };
    const { rows } = await stranger.get('get_clnt_catalog', { ...catalog, request_params: '{}' });
    expect(rows[0]).toEqual(rowWith('RECORD_ID', 'CODE', 'NAME', 'IBAN', 'IS_RESIDENT', 'HAS_CODE'));
    const row = {
      CODE: '14360570',
      NAME: 'ТОВ «Чужий Клієнт»',
      IBAN: 'UA213223130000026007233566001',
      IS_RESIDENT: 1,
      HAS_CODE: 1,
    };
    const inserted = await stranger.post('ins_clnt_catalog', { ...catalog, request_params: JSON.stringify(row) });
    expect(inserted).toMatchObject({ ...DONE, new_id: expect.anything() });
    const newRow = { RECORD_ID: inserted.new_id, ...row, SAL: '500.00' };
    const update = JSON.stringify({ operType: 'update', newRow });
    expect(await stranger.post('change_clnt_catalog', { ...catalog, params: update })).toMatchObject(DONE);
    const remove = JSON.stringify({ operType: 'delete', ids: [inserted.new_id] });
    expect(await stranger.post('change_clnt_catalog', { ...catalog, params: remove })).toMatchObject(DONE);
    expect(await stranger.post('imp_corr_list', { cdata: JSON.stringify([row]) })).toMatchObject(DONE);
    const purposes = await stranger.get('get_clnt_catalog', { catalog_ref: 'ncb_ppurps_c' });
    expect(purposes.rows[0]).toEqual(rowWith('PPURP_TEXT'));
    const beneficiaries = await stranger.get('get_clnt_catalog', { catalog_ref: 'ncb_beneficiary_c' });
    expect(beneficiaries.rows.length).toBeGreaterThan(0);
  });

  test('countries, currencies and payroll types come under the names of the specification', async () => {
    const request_params = '';
    const countries = await stranger.get('get_bank_catalog', { catalog_ref: 'countries', request_params });
    expect(countries.rows[0]).toEqual(rowWith('country_id', 'country_eng', 'country_name'));
    const currencies = await stranger.get('get_bank_catalog', { catalog_ref: 'currencies', request_params });
    expect(currencies.rows[0]).toEqual(rowWith('cur_ref', 'sim_cur', 'name_cur'));
    const types = await stranger.get('get_catalog', { catalog_ref: 'payroll_types', request_params });
    expect(types.rows[0]).toEqual(rowWith('NCB_PR_TYPE_ID', 'NCB_PR_TYPE_CODE'));
  });
});

describe('currency, payroll, credits, statements', () => {
  /** Request to buy dollars as in docs/requirements/currency-payroll-credits-statements.md#currency-request. */
  const request = {
    pmt_num: '41',
    cur_ref: '840',
    request_type: 3,
    acn_id: '7001',
    acnt_d: '',
    acn_rest_id: '7009',
    acn_r: '',
    doc_date: '15.07.2026',
    val_date: '',
    acnt_c_id: '7002',
    acnt_co: '',
    okpo_co: '',
    name_co: '',
    amount: '1000.00',
    rate_type: 0,
    customer_rate: '',
    buy_base: 'contract',
    contracts: ['32'],
    contracts_amounts: ['1000.00'],
    dog_num: '',
    dog_date: '',
    customer_buy_base: '',
    pay_purp: '',
  };

  test('a request to buy is saved by save_pmt and read by get_pmt_info without its type', async () => {
    const saved = await stranger.post('save_pmt', { pmt_type: '3', pmt_data: JSON.stringify(request) });
    expect(saved).toMatchObject({ ...DONE, pmt_id: expect.anything(), pmt_status: 0 });
    const pmt_id = String(saved.pmt_id);
    const { pmt_info: info } = await stranger.get('get_pmt_info', { pmt_id });
    expect(info).toEqual(
      rowWith('request_type', 'acn_rest_id', 'acnt_c_id', 'buy_base', 'c_amount', 'fee', 'nbu_rate'),
    );
    expect(info).toMatchObject({ spec_acn: expect.stringMatching(/^UA/), fee: rowWith('feeMinSum', 'feeSize') });
    const linked = await stranger.get('get_linked_pmts', { request_ref: pmt_id });
    expect(linked).toMatchObject({ ...DONE, payments: [] });
  });

  test('rates and fees of currency operations', async () => {
    for (const rate_type of ['t1', 't2'])
      expect(await stranger.get('get_rate', { cur_ref: '840', rate_type })).toMatchObject({
        ...DONE,
        rate: expect.anything(),
        simCur: 'USD',
        nameCur: expect.any(String),
      });
    const parameters = { oper_type: '3', acn_ref: '7001', cur_ref: '840', amount: '1000.00' };
    expect(await stranger.get('make_cur_fee', parameters)).toMatchObject({ ...DONE, fee: expect.anything() });
    expect(await stranger.get('get_cur_fee', { acn_ref: '7001' })).toMatchObject(DONE);
  });

  test('a payroll goes as multipart, is listed and read, and is deleted by payrolls_ids', async () => {
    const cdata = JSON.stringify({
      payroll_num: '8',
      payroll_date: '15.07.2026',
      payroll_vdate: '',
      payroll_type: '1',
      payroll_other: '',
      payroll_amount: '100.00',
      acn_id: '7001',
      payroll_tran_acn: 'UA723516070000029098999000091',
      emps: [
        {
          tin: '0148102804',
          lastname: 'Умовна',
          firstname: 'Оксана',
          middlename: 'Тестівна',
          emp_acn: 'UA883516070000026202999000200',
          amount: '100.00',
        },
      ],
    });
    const saved = await stranger.upload('save_payroll', { cdata });
    expect(saved).toMatchObject(DONE);
    const {
      payrolls_list: [row],
    } = await stranger.get('get_payrolls', {
      date_start: '01.07.2026',
      date_end: '15.07.2026',
      payroll_num: '8',
      amountFrom: '1',
      amount_to: '200',
      status: '0',
      payroll_type: '1',
    });
    expect(row).toEqual(
      rowWith('payroll_id', 'payroll_num', 'payroll_date', 'payroll_amount', 'payroll_type', 'status', 'acn_n'),
    );
    const payroll_id = String(row.payroll_id);
    const { payroll_info: info } = await stranger.get('get_payroll_info', { payroll_id });
    expect(info.emps).toEqual([rowWith('tin', 'lastname', 'firstname', 'middlename', 'emp_acn', 'amount')]);
    expect(await stranger.post('drop_docs', { docs_type: 'payroll', payrolls_ids: payroll_id })).toMatchObject(DONE);
  });

  test('cred_deals lists the deals', async () => {
    expect((await stranger.get('cred_deals')).deals[0]).toEqual(
      rowWith('deal_n', 'deal_start', 'proc', 'sim_cur', 'cur_ref', 'sumdeal', 'sum_main', 'sum_proc', 'sum_missed'),
    );
  });

  test('get_billing gives accounts with totals and documents, get_detail_pmt_info one of them', async () => {
    const parameters = {
      acn_ids: '7001',
      billing_type: 'oper',
      fdate: '01.07.2026',
      ldate: '15.07.2026',
      closed: '1',
      reval: '1',
    };
    const answer = await stranger.get('get_billing', parameters);
    expect(answer).toMatchObject({ ...DONE, fdate: '01.07.2026', ldate: '15.07.2026' });
    const [account] = answer.billing.data;
    expect(account).toEqual(
      rowWith(
        ...['iban', 'sim_cur', 'inc_sal', 'out_sal', 'dt_cnt', 'ct_cnt', 'debit', 'credit', 'eq_inc_sal', 'eq_out_sal'],
        ...['eq_debit', 'eq_credit', 'documents'],
      ),
    );
    expect(account.documents[0]).toEqual(
      rowWith('nopinf', 'doc_n', 'acn_n', 'acn_id', 'sim_cur', 'corr_info', 'amount', 'd_k', 'cur_ref', 'pay_purp'),
    );
    const debits = await stranger.get('get_billing', { ...parameters, op_type: '0' });
    const sides = debits.billing.data[0].documents.map(({ d_k }: Answer) => d_k);
    expect(new Set(sides).size).toBe(1);
    const nopinf = String(account.documents[0].nopinf);
    const { pmt_info: info } = await stranger.get('get_detail_pmt_info', { nopinf, acn_ref: '7001' });
    expect(info).toMatchObject({ cur_ref: expect.anything(), amount: expect.anything() });
  });

  test('get_turnovers gives days or the whole period', async () => {
    const parameters = { acn_ids: '7001', fdate: '01.07.2026', ldate: '15.07.2026', reval: '0', closed: '0' };
    const period = await stranger.get('get_turnovers', { ...parameters, type: '1' });
    expect(period.turnovers).toHaveLength(1);
    expect(period.turnovers[0]).toEqual(
      rowWith(
        ...['acn_n', 'acn_id', 'sim_cur', 'prev_sal', 'prev_c_sal', 'sal', 'c_sal', 'debit', 'c_debit', 'credit'],
        ...['c_credit'],
      ),
    );
    expect((await stranger.get('get_turnovers', { ...parameters, type: '0' })).turnovers.length).toBeGreaterThan(1);
  });
});

describe('registration and the end', () => {
  test('a company is checked, registered, gets its first person, and is cancelled', async () => {
    const visitor = new Stranger(bank);
    const [client] = BANK_CLIENTS;
    const company = { code: client.code, iban: client.iban, hascode: '1' };
    expect(await visitor.post('chk_exists', company)).toMatchObject({
      ...DONE,
      company_name: client.fullName,
      company_addr: client.address,
      result: 1,
    });
    const registration = await visitor.post('register_company', { ...company, ncb_clnt_ref: '', user_id: '' });
    expect(registration).toMatchObject({ ...DONE, clnt_ref: expect.anything() });
    const place = { clnt_ref: String(registration.clnt_ref), reg_token: registration.reg_token };
    const key = await createKey();
    const data = JSON.stringify({
      lastname: 'Новенко',
      firstname: 'Нова',
      middlename: 'Вигадівна',
      code: '0077802420',
      role: 0,
      signature: 0,
      position: 'Директор',
      login: 'novenko',
      passwd: 'Korovai_83sad',
      squest: 'Місто?',
      sansw: 'Київ',
      phone: '0500002000',
      email: 'novenko@mail.example',
      isAdmin: 1,
    });
    expect(
      await visitor.post('register_user', { data, sign: await key.sign(data), cert: key.csr, ...place }),
    ).toMatchObject(DONE);
    const cancelled = await visitor.get('cancel_reg', { clnt_id: place.clnt_ref, reg_token: place.reg_token });
    expect(cancelled).toMatchObject(DONE);
  });

  test('change_pwd takes the old password, both logouts end the session', async () => {
    const changed = await stranger.post('change_pwd', { old_pwd: 'Director1', new_pwd: 'Okhryma8_Lis' });
    expect(changed).toMatchObject(DONE);
    expect(await stranger.post('do_logout')).toMatchObject(DONE);
    expect(await stranger.get('acn_list')).toMatchObject({ http: 401 });
    await stranger.post('login', { login: 'director1', pwd: 'Okhryma8_Lis', tfa: 'sms' });
    const [sms] = await bank.services.db.queries.select().from(smsOutbox).orderBy(desc(smsOutbox.id)).limit(1);
    await stranger.post('login', { tfa: 'sms', code: sms?.code ?? '' });
    expect(await stranger.post('logout')).toMatchObject(DONE);
    expect(await stranger.get('acn_list')).toMatchObject({ http: 401 });
  });
});
