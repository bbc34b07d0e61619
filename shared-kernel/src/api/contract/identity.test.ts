import { decodeParameters, decodeWire, encodeParameters } from './call';
import { getUserInfo, login, logout, logoutAlias, ping, resendCode, type ClientInfo } from './identity';
import { loginChallenge } from './login-challenge';
import { askLostKeyCode, blockLostKeys } from './lost-keys';
import { changePassword } from './password';

const CLIENT_INFO: ClientInfo = {
  bankClientId: '1001',
  bankCode: '351607',
  bankName: 'АТ «Банк»',
  bankSwift: 'SBXXUA2XXXX',
  companyRef: '1001',
  companyStatus: 2,
  signScheme: 'two',
  bankDay: '2026-07-15',
  nextPaymentNumber: 18,
  nextCurrencyPaymentNumber: 3,
  nextCurrencyRequestNumber: 2,
  nextPayrollNumber: 1,
  user: {
    userId: '5',
    role: 0,
    status: 2,
    firstName: 'Іван',
    middleName: 'Петрович',
    lastName: 'Тестенко',
    lastLogin: '2026-07-14T18:00:00',
    passwordExpires: '2026-12-31',
    keyUntil: '2028-03-14',
    rightsValid: true,
    payrollAccess: 2,
    accessMode: 1,
    isAdministrator: false,
    signatureRight: 1,
    position: 'Директор',
    settings: { timeoutInterval: 10, showClosed: true, language: 'ua' },
  },
  companies: [{ ref: '1001', shortName: 'ТОВ «Приклад»', status: 2 }],
  hasPayrollProject: true,
  onlyFirstKeyUntil: '2028-03-14',
};

const CLIENT_INFO_WIRE = {
  ncbClientId: '1001',
  bankMfo: '351607',
  bankName: 'АТ «Банк»',
  bankSwift: 'SBXXUA2XXXX',
  selectedCompanyRef: '1001',
  selectedCompanyStatus: 2,
  signScheme: 'two',
  bankDay: '15.07.2026',
  newPmtNum: 18,
  newCurPmtNum: 3,
  newCurReqNum: 2,
  newPayrollNum: 1,
  onlyFirstKeyUntil: '14.03.2028',
  currentUser: {
    userId: '5',
    roleRef: 0,
    status: 2,
    userFirstName: 'Іван',
    userMiddleName: 'Петрович',
    userLastName: 'Тестенко',
    lastLoginTime: '14.07.2026 18:00:00',
    pwdExpires: '31.12.2026',
    keyUntil: '14.03.2028',
    rightsValid: 1,
    payroll_access: 2,
    access_mode: 1,
    isAdmin: 0,
    signature: 1,
    position: 'Директор',
    settings: { timeoutInterval: 10, showClosed: 1, language: 'ua' },
  },
  companies: [{ clientRef: '1001', shortName: 'ТОВ «Приклад»', status: 2 }],
  hasZpProj: 1,
};

describe('POST /login', () => {
  const signIn = { login: 'director', password: 'пароль', secondFactor: 'sms', code: null } as const;

  it('may be called by anybody', () => {
    expect(login).toMatchObject({ method: 'POST', path: '/login', access: 'public', origin: 'specified' });
  });

  it('asks login and password first, the code second', () => {
    expect(encodeParameters(login.request, signIn)).toEqual({ login: 'director', pwd: 'пароль', tfa: 'sms' });
    const second = { login: null, password: null, secondFactor: 'sms', code: '012345' } as const;
    expect(encodeParameters(login.request, second)).toEqual({ tfa: 'sms', code: '012345' });
  });

  it('means SMS where the second factor is not named', () => {
    expect(decodeParameters(login.request, { login: 'director', pwd: 'пароль' })).toEqual({ ok: true, value: signIn });
  });

  it('by key asks for the nonce and the signature instead of a code', () => {
    const byKey = { login: null, password: null, secondFactor: 'key', code: null } as const;
    expect(encodeParameters(login.request, { ...byKey, clientNonce: 'n0nce', signature: 'MIIB' })).toEqual({
      tfa: 'key',
      cnonce: 'n0nce',
      signature: 'MIIB',
    });
  });

  it('answers the status of the user, or that a code is owed and where it went', () => {
    const owed = { userStatus: null, codeRequired: true, codeSentTo: '+38 *** ** 67', resendAfter: 60 };
    const wire = { status_ref: '', code_required: 1, code_sent_to: '+38 *** ** 67', resend_after: 60 };
    expect(login.answer.encode(owed)).toEqual(wire);
    expect(decodeWire(login.answer, { status_ref: '2' })).toEqual({
      ok: true,
      value: { userStatus: 2, codeRequired: false, codeSentTo: null, resendAfter: null },
    });
  });
});

describe('the other calls of a session', () => {
  it.each([
    [resendCode, { method: 'POST', path: '/resend_code', access: 'halfSignedIn', origin: 'ours' }],
    [logout, { method: 'POST', path: '/do_logout', access: 'user', origin: 'specified' }],
    [logoutAlias, { method: 'POST', path: '/logout', access: 'user', origin: 'specified' }],
    [loginChallenge, { method: 'POST', path: '/login_challenge', access: 'halfSignedIn', origin: 'ours' }],
    [askLostKeyCode, { method: 'POST', path: '/ask_lost_key_code', access: 'public', origin: 'ours' }],
    [blockLostKeys, { method: 'POST', path: '/block_lost_keys', access: 'halfSignedIn', origin: 'ours' }],
    [changePassword, { method: 'POST', path: '/change_pwd', access: 'user', origin: 'specified' }],
    [ping, { method: 'POST', path: '/ping', access: 'user', origin: 'specified' }],
    [getUserInfo, { method: 'GET', path: '/get_user_info', access: 'user', origin: 'specified' }],
  ])('are declared: $path', (call, declared) => {
    expect(call).toMatchObject({ ...declared, acceptsIdempotencyKey: false });
  });

  it('the challenge says for whom it is, how long it lives and which certificates may sign it', () => {
    const wire = { challenge: 'AAEC', aud: 'app.example', expires_in: 120, certs: ['MIIC'] };
    const challenge = { challenge: 'AAEC', audience: 'app.example', lifetimeSeconds: 120, certificates: ['MIIC'] };
    expect(loginChallenge.answer.encode(challenge)).toEqual(wire);
    expect(decodeWire(loginChallenge.answer, wire)).toEqual({ ok: true, value: challenge });
    const without = { ok: true, value: { ...challenge, certificates: [] } };
    expect(decodeWire(loginChallenge.answer, { ...wire, certs: undefined })).toEqual(without);
  });

  it('the change of a password sends the old and the new one', () => {
    expect(encodeParameters(changePassword.request, { oldPassword: 'a', newPassword: 'b' })).toEqual({
      old_pwd: 'a',
      new_pwd: 'b',
    });
  });

  it('the ping says how long the person was idle', () => {
    expect(encodeParameters(ping.request, { idleSeconds: 0 })).toEqual({ idle: '0' });
    expect(encodeParameters(ping.request, { idleSeconds: null })).toEqual({});
  });
});

describe('GET /get_user_info', () => {
  it('names a company, or none so that the bank chooses', () => {
    expect(encodeParameters(getUserInfo.request, { companyRef: '1001' })).toEqual({ clnt_id: '1001' });
    expect(encodeParameters(getUserInfo.request, { companyRef: null })).toEqual({});
  });

  it('answers user, companies and next numbers under the names of the wire', () => {
    expect(getUserInfo.answer.encode(CLIENT_INFO)).toEqual(CLIENT_INFO_WIRE);
    expect(decodeWire(getUserInfo.answer, CLIENT_INFO_WIRE)).toEqual({ ok: true, value: CLIENT_INFO });
  });

  it('names the salary projects and the rows per page where the bank does', () => {
    const wire = {
      ...CLIENT_INFO_WIRE,
      zpProjects: [{ tran_acn_id: 7901, tran_acn_n: 'UA723516070000029098999000091' }],
      currentUser: { ...CLIENT_INFO_WIRE.currentUser, settings: { showClosed: 0, accountsSize: 20 } },
    };
    expect(decodeWire(getUserInfo.answer, wire)).toEqual({
      ok: true,
      value: {
        ...CLIENT_INFO,
        salaryProjects: [{ id: '7901', transitAccount: 'UA723516070000029098999000091' }],
        user: {
          ...CLIENT_INFO.user,
          settings: { timeoutInterval: null, showClosed: false, language: null, pageSizes: { accounts: 20 } },
        },
      },
    });
  });

  it('takes for the whole menu what a bank answers that knows no modes of access', () => {
    const wire = { ...CLIENT_INFO_WIRE, currentUser: { ...CLIENT_INFO_WIRE.currentUser, access_mode: undefined } };
    expect(decodeWire(getUserInfo.answer, wire)).toMatchObject({ ok: true, value: { user: { accessMode: 0 } } });
  });

  it.each([
    ['a role that nobody knows', { roleRef: 7 }, 'currentUser.roleRef'],
    ['a right that nobody knows', { signature: 4 }, 'currentUser.signature'],
    ['a mode of access that nobody knows', { access_mode: 4 }, 'currentUser.access_mode'],
    ['no word about the rights', { rightsValid: undefined }, 'currentUser.rightsValid'],
  ])('with %s is refused: rights are never guessed', (_, change, where) => {
    const wire = { ...CLIENT_INFO_WIRE, currentUser: { ...CLIENT_INFO_WIRE.currentUser, ...change } };
    expect(decodeWire(getUserInfo.answer, wire)).toEqual({ ok: false, where });
  });
});
