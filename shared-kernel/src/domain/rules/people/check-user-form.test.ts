import type { Problem } from '../../problem';
import { KEPT_SECRET_ANSWER, PERSON_TEXT_MAX, Role, SignatureRight } from '../../vocabulary';
import {
  canSetAdministrator,
  checkUserForm,
  hasSecurityFields,
  USER_FORM_MODES,
  type UserDraft,
  type UserFormMode,
} from './check-user-form';

const VALID: UserDraft = {
  lastName: 'Вигаданець',
  firstName: 'Тарас',
  middleName: 'Прикладович',
  code: '0040802231',
  hasCode: true,
  role: Role.director,
  signatureRight: SignatureRight.first,
  isAdministrator: true,
  position: 'Директор',
  login: 'director1',
  password: 'Korovai_83sad',
  confirmation: 'Korovai_83sad',
  secretQuestion: 'Назва тестового міста?',
  secretAnswer: 'пісочниця',
  email: 'director1@mail.example',
  phone: '0500001000',
  consent: true,
};

const problemsOf = (changes: Partial<UserDraft>, mode: UserFormMode = 'register'): readonly Problem[] =>
  checkUserForm({ ...VALID, ...changes }, mode);

const EMPTY: UserDraft = {
  lastName: '',
  firstName: '',
  middleName: '',
  code: '',
  hasCode: true,
  role: null,
  signatureRight: null,
  isAdministrator: false,
  position: '',
  login: '',
  password: '',
  confirmation: '',
  secretQuestion: '',
  secretAnswer: '',
  email: '',
  phone: '',
  consent: false,
};

describe('checkUserForm', () => {
  it.each(USER_FORM_MODES)('finds nothing in a well filled form (%s)', (mode) => {
    expect(problemsOf({}, mode)).toEqual([]);
  });

  it('asks a new user for everything but the middle name, in the order of the fields', () => {
    const required =
      'role signatureRight lastName firstName code login password secretQuestion secretAnswer email phone position'.split(
        ' ',
      );
    expect(checkUserForm(EMPTY, 'register')).toEqual([
      ...required.map((field) => ({ field, key: 'emptyField' })),
      { field: 'consent', key: 'consentRequired' },
    ]);
  });

  it('asks for no new password in one’s own data', () => {
    const fields = checkUserForm(EMPTY, 'own').map(({ field }) => field);
    expect(fields).toEqual(
      'role signatureRight lastName firstName code login secretQuestion secretAnswer email phone position consent'.split(
        ' ',
      ),
    );
  });

  it('asks for none of the hidden fields of another user, and looks at none', () => {
    const fields = checkUserForm(EMPTY, 'other').map(({ field }) => field);
    expect(fields).toEqual('role signatureRight lastName firstName code email phone position consent'.split(' '));
    expect(problemsOf({ login: '\u200b', password: 'x', confirmation: 'y', secretAnswer: '' }, 'other')).toEqual([]);
  });

  it.each<[string, Partial<UserDraft>]>([
    ['a name of two words', { middleName: '' }],
    ['a hyphen and an apostrophe', { lastName: 'Нечуй-Левицький', firstName: 'Дем’ян', middleName: "Лук'янович" }],
    ['Latin letters', { lastName: 'O’Connor', firstName: 'Jean-Luc', middleName: '' }],
    ['a passport with the switch off', { hasCode: false, code: 'АБ123456' }],
    ['an ID card with the switch off', { hasCode: false, code: '123456789' }],
    ['a company code', { code: '14360570' }],
    ['a passport where nothing is said of the switch', { hasCode: null, code: 'АБ123456' }],
    ['a tax code where nothing is said of the switch', { hasCode: null }],
    ['an operator without a chosen right', { role: Role.operator, signatureRight: null }],
    ['a password that was typed once', { confirmation: undefined }],
    ['a position as long as may be', { position: 'я'.repeat(PERSON_TEXT_MAX) }],
    ['a name as long as may be', { lastName: 'я'.repeat(PERSON_TEXT_MAX) }],
  ])('takes %s', (_, changes) => {
    expect(problemsOf(changes)).toEqual([]);
  });

  it.each<[string, Partial<UserDraft>, string, string]>([
    ['a name of one word', { firstName: '', middleName: '' }, 'firstName', 'emptyField'],
    ['a name of four words', { middleName: 'Петрович Молодший' }, 'middleName', 'incorrectFullName'],
    ['a digit in the last name', { lastName: 'Тестенко2' }, 'lastName', 'incorrectFullName'],
    ['a dot in the first name', { firstName: 'Т.' }, 'firstName', 'incorrectFullName'],
    ['a name of a hyphen', { lastName: '-' }, 'lastName', 'incorrectFullName'],
    ['a name too long', { lastName: 'я'.repeat(PERSON_TEXT_MAX + 1) }, 'lastName', 'incorrectFullName'],
    ['a wrong check digit', { code: '0040802232' }, 'code', 'invalidOkpo'],
    ['a passport with the switch on', { code: 'АБ123456' }, 'code', 'invalidOkpo'],
    ['a tax code with the switch off', { hasCode: false }, 'code', 'invalidPspNo'],
    ['no passport with the switch off', { hasCode: false, code: '' }, 'code', 'emptyPassport'],
    ['no code where nothing is said', { hasCode: null, code: '' }, 'code', 'emptyField'],
    ['what is neither code nor passport', { hasCode: null, code: 'АБ12345' }, 'code', 'invalidOkpo'],
    ['a right the role cannot have', { signatureRight: SignatureRight.second }, 'signatureRight', 'rightNotOfRole'],
    ['an operator who signs', { role: Role.operator }, 'signatureRight', 'rightNotOfRole'],
    ['a password of seven', { password: 'Direct1', confirmation: 'Direct1' }, 'password', 'passwdTooShort'],
    ['a password without digits', { password: 'Director', confirmation: 'Director' }, 'password', 'invalidPwd'],
    ['another confirmation', { confirmation: 'Director2' }, 'confirmation', 'passwordsDifferent'],
    ['no confirmation', { confirmation: '' }, 'confirmation', 'passwordsDifferent'],
    ['an invisible character in the login', { login: 'dir\u200bector' }, 'login', 'forbiddenCharacters'],
    ['an address without a domain', { email: 'director1@mail' }, 'email', 'incorrectEmail'],
    ['a phone of nine digits', { phone: '050000100' }, 'phone', 'incorrectPhone'],
    ['no consent', { consent: false }, 'consent', 'consentRequired'],
  ])('refuses %s', (_, changes, field, key) => {
    expect(problemsOf(changes)).toEqual([{ field, key }]);
  });

  it.each(['login', 'position', 'secretQuestion', 'secretAnswer'] as const)(
    'names the longest %s that it takes',
    (name) => {
      const [problem, ...others] = problemsOf({ [name]: 'я'.repeat(PERSON_TEXT_MAX + 1) });
      expect(problem).toMatchObject({ key: 'tooLongText', params: { length: '101', max: '100' } });
      expect(others).toEqual([]);
    },
  );

  it('lets one’s own answer be kept, but a new user has none that could be', () => {
    const unchanged = { secretAnswer: KEPT_SECRET_ANSWER };
    expect(problemsOf(unchanged, 'own')).toEqual([]);
    expect(problemsOf(unchanged, 'register')).toEqual([{ field: 'secretAnswer', key: 'emptyField' }]);
  });

  it('checks a new password of one’s own', () => {
    expect(problemsOf({ password: '', confirmation: '' }, 'own')).toEqual([]);
    expect(problemsOf({ password: 'short', confirmation: 'short' }, 'own')).toEqual([
      { field: 'password', key: 'passwdTooShort' },
    ]);
    expect(problemsOf({ password: '', confirmation: 'Korovai_83sad' }, 'own')).toEqual([
      { field: 'confirmation', key: 'passwordsDifferent' },
    ]);
  });
});

describe('the modes of the user form', () => {
  it('hide the security fields of another user only', () => {
    expect(USER_FORM_MODES.filter(hasSecurityFields)).toEqual(['register', 'own']);
  });

  it('let the administrator’s flag be set for a new user only', () => {
    expect(USER_FORM_MODES.filter(canSetAdministrator)).toEqual(['register']);
  });
});
