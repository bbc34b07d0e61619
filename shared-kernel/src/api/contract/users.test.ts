import type { UserDraft } from '../../domain/rules';
import { decodeParameters, decodeWire, encodeParameters } from './call';
import { userData } from './user-data';
import {
  addUser,
  changeUserInfo,
  changeUserRights,
  changeUserStatus,
  getPersonInfo,
  listUsers,
  registerUser,
  revokeUserRights,
} from './users';

const USER: UserDraft = {
  lastName: 'Вигаданець',
  firstName: 'Тарас',
  middleName: '',
  code: '0040802231',
  hasCode: true,
  role: 0,
  signatureRight: 1,
  isAdministrator: true,
  position: 'Директор',
  login: 'director1',
  password: 'Director1',
  secretQuestion: 'Місто?',
  secretAnswer: 'Київ',
  email: 'd@mail.example',
  phone: '0500001000',
  consent: true,
};

const WIRE = {
  lastname: 'Вигаданець',
  firstname: 'Тарас',
  middlename: '',
  code: '0040802231',
  hascode: 1,
  role: 0,
  signature: 1,
  isAdmin: 1,
  position: 'Директор',
  login: 'director1',
  passwd: 'Director1',
  squest: 'Місто?',
  sansw: 'Київ',
  email: 'd@mail.example',
  phone: '0500001000',
  consent: 1,
};

describe('the calls about users', () => {
  it.each([
    [listUsers, 'GET', '/get_users_list', 'company'],
    [addUser, 'POST', '/add_user', 'company'],
    [changeUserRights, 'POST', '/change_user_rights', 'company'],
    [revokeUserRights, 'POST', '/revoke_user_rights', 'company'],
    [changeUserStatus, 'POST', '/change_user_status', 'company'],
    [getPersonInfo, 'GET', '/get_person_info', 'company'],
    [changeUserInfo, 'POST', '/change_user_info', 'company'],
    [registerUser, 'POST', '/register_user', 'public'],
  ])('are specified: $path', (call, method, path, access) => {
    expect(call).toMatchObject({ method, path, access, origin: 'specified' });
  });

  it('ask for all users with a flag, for the company’s without one', () => {
    expect(encodeParameters(listUsers.request, { needAll: true })).toEqual({ need_all: '1' });
    expect(decodeParameters(listUsers.request, {})).toEqual({ ok: true, value: { needAll: false } });
  });

  it('name the target user, his role, right and position', () => {
    const rights = { userId: '503', role: 1, signatureRight: 2, position: 'Бухгалтер' } as const;
    const wire = { tgt_user_id: '503', role_ref: '1', signature: '2', position: 'Бухгалтер' };
    expect(encodeParameters(addUser.request, rights)).toEqual(wire);
    expect(encodeParameters(changeUserRights.request, rights)).toEqual(wire);
    expect(encodeParameters(revokeUserRights.request, rights)).toEqual(wire);
  });

  it('take rights away without naming any', () => {
    expect(decodeParameters(revokeUserRights.request, { tgt_user_id: '503' })).toEqual({
      ok: true,
      value: { userId: '503', role: null, signatureRight: null, position: '' },
    });
    expect(decodeParameters(addUser.request, { tgt_user_id: '503', position: 'x' })).toEqual({
      ok: false,
      where: 'role_ref',
    });
  });

  it.each([
    ['unlock', 2, true],
    ['lock', 3, true],
    ['delete', 4, true],
    ['set to new', 1, false],
    ['set to registered', 0, false],
  ])('can %s a user (status %d): %s', (_, status, ok) => {
    const decoded = decodeParameters(changeUserStatus.request, { tgt_user: '503', status_ref: String(status) });
    expect(decoded.ok).toBe(ok);
  });
});

describe('GET /get_users_list', () => {
  const row = {
    user_id: '503',
    user_name: 'Перевірна Ганна',
    user_position: 'Бухгалтер',
    user_status: 2,
    user_role: 1,
    user_sign_right: 2,
    user_inn: '0048202264',
    user_company: 'ТОВ',
    user_companies: ['1001'],
    ncb_status: 0,
    payroll_access: 1,
    is_admin: 0,
    last_login: '20.11.2026 17:40:00',
    key_state: 'active',
    key_until: '14.03.2027',
    changes: [
      {
        change_id: '7',
        declaration_id: '500000000001',
        kind: 'rights',
        role_ref: 1,
        signature: 1,
        payroll_access: '',
        is_admin: '',
        email: '',
        phone: '',
        asked_by: 'Вигаданець Т. П.',
        asked_at: '21.11.2026 09:00:00',
        waits_for_me: 1,
        is_mine: 0,
      },
    ],
  };
  const user = {
    id: '503',
    name: 'Перевірна Ганна',
    position: 'Бухгалтер',
    status: 2,
    role: 1,
    signatureRight: 2,
    taxCode: '0048202264',
    company: 'ТОВ',
    companies: ['1001'],
    isGranted: false,
    payrollAccess: 1,
    isAdministrator: false,
    lastSignIn: '2026-11-20T17:40:00',
    keyState: 'active',
    keyUntil: '2027-03-14',
    changes: [
      {
        id: '7',
        declarationId: '500000000001',
        kind: 'rights',
        role: 1,
        signatureRight: 1,
        payrollAccess: null,
        isAdministrator: null,
        email: null,
        phone: null,
        askedBy: 'Вигаданець Т. П.',
        askedAt: '2026-11-21T09:00:00',
        waitsForMe: true,
        isMine: false,
      },
    ],
  } as const;

  it('answers rows under the names of the wire', () => {
    expect(listUsers.answer.encode({ users: [user] })).toEqual({ users: [row] });
    expect(decodeWire(listUsers.answer, { users: [row] })).toEqual({ ok: true, value: { users: [user] } });
  });

  it('needs no more than id and name, as the journal’s picker gets them', () => {
    const short = { users: [{ user_id: 503, user_name: 'Перевірна Ганна' }] };
    expect(decodeWire(listUsers.answer, short)).toEqual({
      ok: true,
      value: {
        users: [
          {
            id: '503',
            name: 'Перевірна Ганна',
            position: '',
            status: null,
            role: null,
            signatureRight: null,
            taxCode: '',
            company: '',
            companies: [],
            isGranted: true,
            payrollAccess: 0,
            isAdministrator: false,
            lastSignIn: null,
            keyState: null,
            keyUntil: null,
            changes: [],
          },
        ],
      },
    });
  });
});

describe('a user on the wire', () => {
  it('has the names of the specification', () => {
    expect(JSON.parse(JSON.stringify(userData.encode(USER)))).toEqual(WIRE);
    expect(decodeWire(userData, WIRE)).toEqual({ ok: true, value: USER });
  });

  it('with nothing in it comes as empty fields, for the rules to name', () => {
    expect(decodeWire(userData, {})).toEqual({
      ok: true,
      value: {
        lastName: '',
        firstName: '',
        middleName: '',
        code: '',
        hasCode: null,
        role: null,
        signatureRight: null,
        isAdministrator: false,
        position: '',
        login: '',
        password: '',
        confirmation: undefined,
        secretQuestion: '',
        secretAnswer: '',
        email: '',
        phone: '',
        consent: true,
      },
    });
  });

  it('is JSON in a registration and fields in a change', () => {
    const request = { user: USER, signature: 'c2ln', certificate: 'Y2VydA==', companyRef: '1004', token: 't' };
    const parameters = encodeParameters(registerUser.request, request);
    expect(JSON.parse(parameters['data'] ?? '')).toEqual(WIRE);
    expect(parameters).toMatchObject({ sign: 'c2ln', cert: 'Y2VydA==', clnt_ref: '1004', reg_token: 't' });
    expect(encodeParameters(changeUserInfo.request, { userId: '501', ...USER })).toMatchObject({
      requested_uid: '501',
      lastname: 'Вигаданець',
      role: '0',
    });
  });
});

describe('GET /get_person_info', () => {
  it('reads the upper-case names of the answer', () => {
    const wire = {
      LASTNAME: 'Вигаданець',
      FIRSTNAME: 'Тарас',
      MIDDLENAME: 'Прикладович',
      CODE: '0040802231',
      POSITION: 'Директор',
      ROLE_REF: 0,
      SIGNATURE_REF: 0,
      SECRET_ANSW: '',
      SECRET_QUEST: '',
      LOGIN: '',
      EMAIL: 'd@mail.example',
      PHONE: '0500001000',
      IS_ADMIN: 1,
    };
    const decoded = decodeWire(getPersonInfo.answer, { user_info: wire });
    expect(decoded).toMatchObject({
      ok: true,
      value: { person: { lastName: 'Вигаданець', role: 0, signatureRight: 0, login: '', isAdministrator: true } },
    });
    if (decoded.ok) expect(getPersonInfo.answer.encode(decoded.value)).toEqual({ user_info: wire, changes: [] });
  });
});
