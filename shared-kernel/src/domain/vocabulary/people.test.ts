import * as vocabulary from '.';

const { ActionType, DOCUMENT_KINDS, FURTHER_PAGES, isActionType, MENU_GROUPS, PAGES, RIGHTS_OF_ROLE } = vocabulary;

describe('the vocabulary of people and their doings', () => {
  it('numbers statuses as the wire does', () => {
    expect(vocabulary.CompanyStatus).toEqual({ registered: 1, active: 2 });
    expect(vocabulary.CertificateStatus).toEqual({ active: 0, blocked: 1, unchangeable: 2 });
    expect(vocabulary.ACCESS_MODES).toEqual([0, 1, 2, 3]);
  });

  it('gives each role the rights of the specification', () => {
    expect(RIGHTS_OF_ROLE).toEqual({ 0: [0, 1], 1: [1, 2], 2: [3] });
  });

  it('names counters, second factors and objects as the wire does', () => {
    expect(Object.values(vocabulary.NumberCounter)).toEqual([
      'current_pmt_num',
      'current_cur_pmt_num',
      'current_cur_req_num',
      'current_payroll_num',
    ]);
    expect(Object.values(vocabulary.SecondFactor)).toEqual(['sms', 'key']);
    expect(Object.values(vocabulary.ActionObject)).toEqual(['pmt', 'payroll', 'user', 'company']);
  });

  it('has a word of its own for every action of the journal', () => {
    const words = Object.values(ActionType);
    expect(new Set(words).size).toBe(words.length);
    expect(words.every(isActionType)).toBe(true);
    expect(['', 'Login', 'signIn', 'toString'].some(isActionType)).toBe(false);
  });

  it('counts the payroll among the kinds of documents, behind the five types', () => {
    expect(DOCUMENT_KINDS).toEqual([1, 2, 3, 4, 5, 'payroll']);
  });

  it('has no code that is both a page and a group, and none twice', () => {
    const codes: readonly string[] = [...PAGES, ...FURTHER_PAGES, ...MENU_GROUPS];
    expect(new Set(codes).size).toBe(codes.length);
    expect(PAGES).toHaveLength(25);
  });

  it('knows the limits of people, sessions and mail', () => {
    expect(vocabulary).toMatchObject({
      ACTIONS_PORTION: 20,
      CODE_MAX_LENGTH: 10,
      FIRST_DOCUMENT_NUMBER: 1,
      INACTIVITY_LIMIT_MS: 600_000,
      MAIL_ATTACHMENT_BYTES_MAX: 2_097_152,
      PASSWORD_MIN_LENGTH: 8,
      PASSWORD_WARNING_DAYS: 5,
      PICKER_DATE_MAX: '2100-01-01',
      PICKER_DATE_MIN: '1990-01-01',
      TABLE_PAGE_SIZES: [5, 10, 20, 50],
      TABLE_PAGE_SIZE_DEFAULT: 5,
    });
  });
});
