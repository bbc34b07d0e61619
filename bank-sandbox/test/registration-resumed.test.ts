import {
  cancelRegistration,
  checkCompanyExists,
  getRegistration,
  getUserInfo,
  keepRegistration,
  registerCompany,
  registerUser,
} from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import { toKyivMoment } from '../src/clock';
import { appUser, membership, registration } from '../src/db/schema';
import { confirmCompany } from '../src/operator/registrations';
import { BANK_CLIENTS } from '../src/seed/bank-clients';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { createKey } from './support/create-key';
import { Person } from './support/person';
import { DRAFT, buildRequest } from './support/registration-requests';

jest.setTimeout(30_000);

let bank: TestBank;
let visitor: Person;
let stranger: Person;
beforeEach(async () => {
  bank = await openTestBank();
  visitor = new Person(bank, 'visitor');
  stranger = new Person(bank, 'stranger');
}, 60_000);
afterEach(() => bank.close());

const [LLC, ENTERPRISE] = BANK_CLIENTS;
const COOKIE = '__Host-reg';
const HINT = '__Host-reg-begun';

async function startRegistration(who: Person, { code, iban, hasCode }: (typeof BANK_CLIENTS)[number] = LLC) {
  const { companyRef, token } = await who.get(registerCompany, { code, iban, hasCode, clientRef: null, userId: null });
  return { companyRef: companyRef ?? '', token: token ?? '' };
}
const resumed = async (who: Person) => (await who.get(getRegistration, {})).registration;

describe('a registration that is gone on with', () => {
  it('is known to the browser that began it, with what was typed and whom it has', async () => {
    expect(await resumed(visitor)).toBeNull();
    const place = await startRegistration(visitor);
    await visitor.get(keepRegistration, { ...place, draft: { ...DRAFT, password: '', secretAnswer: '' } });
    expect(await resumed(visitor)).toMatchObject({
      ...place,
      name: LLC.fullName,
      address: LLC.address,
      code: LLC.code,
      iban: LLC.iban,
      isOpen: true,
      people: [],
      draft: { lastName: 'Новенко', login: 'novenko' },
    });
    const key = await createKey();
    const { userId } = await visitor.get(registerUser, await buildRequest(key, DRAFT, place));
    const after = await resumed(visitor);
    expect(after?.draft).toBeNull();
    expect(after?.people).toMatchObject([
      {
        id: userId,
        data: { lastName: 'Новенко', role: 0, phone: DRAFT.phone, login: '', password: '', secretAnswer: '' },
        certificate: {
          keyId: expect.stringMatching(/^(?:[0-9A-F]{4} ){7}[0-9A-F]{4}$/) as string,
          publicKey: expect.stringMatching(/^04[0-9a-f]{128}$/) as string,
        },
      },
    ]);
  });

  it('that was begun elsewhere says when it began and when it is free again', async () => {
    const company = { code: LLC.code, iban: LLC.iban, hasCode: LLC.hasCode };
    const place = await startRegistration(visitor);
    const at = bank.clock.now();
    const answer = await stranger.get(checkCompanyExists, company);
    expect(answer).toEqual({
      name: '',
      address: '',
      isFound: false,
      begun: { since: toKyivMoment(at), freeAt: toKyivMoment(new Date(at.getTime() + 60 * 60_000)) },
    });
    // Another client's account does not reveal the registration.
    const wrong = await stranger.get(checkCompanyExists, { ...company, iban: ENTERPRISE.iban });
    expect(wrong).toEqual({ name: '', address: '', isFound: false });
    await visitor.get(registerUser, await buildRequest(await createKey(), DRAFT, place));
    expect((await stranger.get(checkCompanyExists, company)).begun).toEqual({ since: toKyivMoment(at), freeAt: null });
    await confirmCompany(bank.services, Number(place.companyRef));
    expect(await stranger.get(checkCompanyExists, company)).toEqual({ name: '', address: '', isFound: false });
  });

  it('keeps no password and no answer, even if they are sent', async () => {
    const place = await startRegistration(visitor);
    await visitor.get(keepRegistration, { ...place, draft: { ...DRAFT, confirmation: DRAFT.password } });
    const [row] = await bank.services.db.queries
      .select()
      .from(registration)
      .where(eq(registration.companyId, Number(place.companyRef)));
    expect(JSON.stringify(row)).toContain('Новенко');
    for (const secret of [DRAFT.password, DRAFT.secretAnswer, place.token])
      expect(JSON.stringify(row)).not.toContain(secret);
    const long = { ...DRAFT, position: 'я'.repeat(9000) };
    expect(await visitor.refused(keepRegistration, { ...place, draft: long })).toMatchObject({
      problems: [{ field: 'data', key: 'tooLongText' }],
    });
  });

  it('is no one’s without its cookie, and the cookie is hidden from programs and other sites', async () => {
    await startRegistration(visitor);
    expect(await resumed(stranger)).toBeNull();
    stranger.jar.take([`${COOKIE}=${'x'.repeat(43)}`]);
    expect(await resumed(stranger)).toBeNull();
    expect(stranger.jar.get(COOKIE)).toBeUndefined();
    const { code, iban } = ENTERPRISE;
    const reply = await bank.app.inject({
      method: 'POST',
      url: '/ncb/api/register_company',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-requested-with': 'XMLHttpRequest',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams({ code, iban, hascode: '1' }).toString(),
    });
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-reg=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      // Readable for the page, without proof.
      `${HINT}=1; Path=/; Secure; SameSite=Strict`,
    ]);
  });

  it('ends with its cancellation, with the bank’s decision, and with its hour where it has nobody', async () => {
    const cancelled = await startRegistration(visitor);
    await visitor.get(cancelRegistration, cancelled);
    for (const name of [COOKIE, HINT]) expect(visitor.jar.get(name)).toBeUndefined();
    const place = await startRegistration(visitor);
    await visitor.get(registerUser, await buildRequest(await createKey(), DRAFT, place));
    bank.clock.pass({ hours: 1 });
    expect(await resumed(visitor)).toMatchObject({ isOpen: false, people: [{ data: { lastName: 'Новенко' } }] });
    await confirmCompany(bank.services, Number(place.companyRef));
    expect(await resumed(visitor)).toBeNull();
    await startRegistration(stranger, ENTERPRISE);
    bank.clock.pass({ hours: 1 });
    expect(await resumed(stranger)).toBeNull();
    expect(stranger.jar.get(HINT)).toBeUndefined();
  });
});

describe('another’s registration', () => {
  it('is neither kept over, nor joined, nor cancelled with one’s own token', async () => {
    const place = await startRegistration(visitor);
    const own = await startRegistration(stranger, ENTERPRISE);
    const forged = { companyRef: place.companyRef, token: own.token };
    expect(await stranger.refused(keepRegistration, { ...forged, draft: DRAFT })).toMatchObject({
      code: 'registrationExpired',
    });
    expect(await stranger.refused(registerUser, await buildRequest(await createKey(), DRAFT, forged))).toMatchObject({
      code: 'registrationExpired',
    });
    expect(await stranger.refused(cancelRegistration, forged)).toMatchObject({ code: 'notFound' });
    expect(await resumed(visitor)).toMatchObject({ companyRef: place.companyRef, people: [], draft: null });
  });

  it('is not finished by replaying what was sent: neither person nor key come twice, in any company', async () => {
    const place = await startRegistration(visitor);
    const request = await buildRequest(await createKey(), DRAFT, place);
    await visitor.get(registerUser, request);
    expect(await visitor.refused(registerUser, request)).toMatchObject({ code: 'loginTaken' });
    const own = await startRegistration(stranger, ENTERPRISE);
    expect(await stranger.refused(registerUser, { ...request, ...own })).toMatchObject({ code: 'loginTaken' });
    // Without the key the data cannot be signed.
    const ownUser = { ...DRAFT, login: 'stranger' };
    const uploaded = { ...request, ...own, user: ownUser };
    expect(await stranger.refused(registerUser, uploaded)).toMatchObject({ code: 'signatureInvalid' });
    expect(await resumed(stranger)).toMatchObject({ people: [] });
  });

  it('is not joined once the bank has confirmed it, whatever token is still in hand', async () => {
    const place = await startRegistration(visitor);
    await visitor.get(registerUser, await buildRequest(await createKey(), DRAFT, place));
    await confirmCompany(bank.services, Number(place.companyRef));
    const late = { ...DRAFT, login: 'late', role: 1, signatureRight: 1 } as const;
    expect(await visitor.refused(registerUser, await buildRequest(await createKey(), late, place))).toMatchObject({
      code: 'registrationExpired',
    });
    expect(await visitor.refused(cancelRegistration, place)).toMatchObject({ code: 'notFound' });
    const { queries } = bank.services.db;
    const seats = await queries
      .select()
      .from(membership)
      .where(eq(membership.companyId, Number(place.companyRef)));
    expect(seats).toHaveLength(1);
    expect(await queries.select().from(appUser).where(eq(appUser.login, 'late'))).toEqual([]);
  });

  it('opens no session: the cookie of a registration is no sign-in', async () => {
    await startRegistration(visitor);
    expect(await visitor.refused(getUserInfo, { companyRef: null })).toMatchObject({ kind: 'unauthorized' });
  });
});
