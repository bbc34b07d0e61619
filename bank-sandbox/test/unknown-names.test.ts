import { getPersonInfo } from '@ncb/shared-kernel/api/contract';
import { like } from 'drizzle-orm';
import { appUser, document } from '../src/db/schema';
import { findSeedUser } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const director = setUpPerson(bank, 'director1');

const SESSION = { clnt_id: '1001', ncb_id: '1001', user_id: '501' };
const PAYMENT = {
  pmt_num: '7001',
  doc_date: '15.07.2026',
  acn_id: '7001',
  acnt_co: 'UA263052990000026006999000301',
  name_co: 'ТОВ «Світанок Постач»',
  okpo_co: '92000019',
  amount: '100.00',
  pay_purp: 'Оплата за товар, без ПДВ',
};

async function post(path: string, fields: Readonly<Record<string, string>>) {
  const reply = await bank.fetchWith(director.jar)(`/ncb/api/${path}`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'stranger' },
    body: new URLSearchParams({ ...SESSION, ...fields }),
  });
  return (await reply.json()) as Readonly<Record<string, unknown>>;
}

const payment = (more: object) => ({ pmt_type: '1', pmt_data: JSON.stringify({ ...PAYMENT, ...more }) });
const stored = () => bank.services.db.queries.select().from(document).where(like(document.number, '70__'));

test.each<[string, string, Readonly<Record<string, string>>, string]>([
  ['a misspelt name beside a payment', 'save_pmt', { ...payment({}), pmt_dat: '1' }, 'pmt_dat'],
  ['a misspelt field of a payment', 'save_pmt', payment({ val_dat: '20.07.2026' }), 'pmt_data.val_dat'],
  ['dollars in a hryvnia payment', 'save_pmt', payment({ cur_ref: '840' }), 'pmt_data.cur_ref'],
  [
    'a misspelt field of one row of many',
    'save_batch_docs',
    { pmts_type: '1', all: '1', pmts: JSON.stringify([PAYMENT, { ...PAYMENT, amout: '1.00' }]) },
    'pmts.1.amout',
  ],
])('%s is refused by its name, and nothing is stored', async (_, path, fields, where) => {
  expect(await post(path, fields)).toMatchObject({ success: false, error_code: 'badRequest', error_params: { where } });
  expect(await stored()).toEqual([]);
});

test('a known name is taken, also empty ones that a form sends along, and hryvnias by their number', async () => {
  expect(await post('save_pmt', { ...payment({ cur_ref: '980' }), comment: '' })).toMatchObject({ success: true });
});

test('a call that only reads ignores names that it does not know; one that changes refuses them', async () => {
  const get = async (path: string, more: object) => {
    const query = new URLSearchParams({ ...SESSION, ...more }).toString();
    return (await bank.fetchWith(director.jar)(`/ncb/api/${path}?${query}`)).json();
  };
  expect(await get('acn_list', { _: '1783', acn_kind: 'x' })).toEqual(await get('acn_list', {}));
  expect(await get('drop_template', { template_id: '1', _: '1783' })).toMatchObject({
    error_code: 'badRequest',
    error_params: { where: '_' },
  });
});

test('an administrator who sends a login, a password or secrets of a colleague hears that they are not changed', async () => {
  const { person } = await director.get(getPersonInfo, { userId: '503' });
  const { squest } = findSeedUser('buh1');
  const form = {
    requested_uid: '503',
    lastname: person.lastName,
    firstname: person.firstName,
    middlename: person.middleName,
    code: person.code,
    role: '1',
    signature: '2',
    position: person.position,
    isAdmin: '0',
    phone: person.phone,
    email: person.email,
  };
  for (const [name, value] of [
    ['login', 'buh100'],
    ['passwd', 'Kalyna7_brama'],
    ['squest', 'Інше питання'],
    ['sansw', 'Інша відповідь'],
  ] as const)
    expect(await post('change_user_info', { ...form, [name]: value })).toMatchObject({
      success: false,
      error_params: { where: name },
    });
  expect(await post('change_user_info', { ...form, login: 'buh1', squest, sansw: '' })).toMatchObject({
    success: true,
  });
  const [user] = await bank.services.db.queries.select().from(appUser).where(like(appUser.login, 'buh1'));
  expect(user).toMatchObject({ login: 'buh1', secretQuestion: squest });
});
