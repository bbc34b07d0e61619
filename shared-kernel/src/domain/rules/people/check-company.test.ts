import { PERSON_TEXT_MAX, RECEIVER_NAME_MAX } from '../../vocabulary';
import { checkCompany, checkCompanyIdentity, type CompanyDraft } from './check-company';

const BANK = { ownBankCode: '351607' };
const VALID: CompanyDraft = {
  name: 'ТОВ «Калинова Брама»',
  code: '91000017',
  hasCode: true,
  iban: 'UA523516070000026009349119632',
  city: 'Київ',
  street: '',
  building: '',
  block: '',
  office: '',
};
const OTHER_BANK = 'UA983052990000026008138043718';

describe('checkCompanyIdentity', () => {
  it.each<[string, Partial<CompanyDraft>]>([
    ['a registry code and an account with this bank', {}],
    ['a tax number', { code: '0040802231' }],
    ['the passport of a sole trader', { hasCode: false, code: 'АБ123456' }],
    ['an ID card', { hasCode: false, code: '123456789' }],
  ])('takes %s', (_, changes) => {
    expect(checkCompanyIdentity({ ...VALID, ...changes }, BANK)).toEqual([]);
  });

  it.each<[string, Partial<CompanyDraft>, string, string]>([
    ['no code', { code: '' }, 'code', 'emptyField'],
    ['no passport where there is no code, in other words', { hasCode: false, code: '' }, 'code', 'emptyPassport'],
    ['a wrong check digit', { code: '91000018' }, 'code', 'invalidOkpo'],
    ['a code of eleven digits', { code: '00408022310' }, 'code', 'invalidOkpo'],
    ['a passport with the switch on', { code: 'АБ123456' }, 'code', 'invalidOkpo'],
    ['a code with the switch off', { hasCode: false }, 'code', 'invalidPspNo'],
    ['no account', { iban: '' }, 'iban', 'inputOwnBankIban'],
    ['an account cut short', { iban: VALID.iban.slice(0, 28) }, 'iban', 'invalidIban'],
    ['an account with another bank', { iban: OTHER_BANK }, 'iban', 'nonOwnBankIban'],
  ])('refuses %s', (_, changes, field, key) => {
    expect(checkCompanyIdentity({ ...VALID, ...changes }, BANK)).toEqual([{ field, key }]);
  });

  it('takes for its own the bank that it is told', () => {
    expect(checkCompanyIdentity({ ...VALID, iban: OTHER_BANK }, { ownBankCode: '305299' })).toEqual([]);
  });
});

describe('checkCompany', () => {
  it('finds nothing in full registration data', () => {
    expect(checkCompany(VALID, BANK)).toEqual([]);
    const address = { street: 'вул. Вигадана', building: '10', block: 'А', office: '5' };
    expect(checkCompany({ ...VALID, ...address }, BANK)).toEqual([]);
  });

  it('asks for name, code, account and city', () => {
    expect(checkCompany({ ...VALID, name: '', code: '', iban: '', city: '' }, BANK)).toEqual([
      { field: 'name', key: 'emptyField' },
      { field: 'code', key: 'emptyField' },
      { field: 'iban', key: 'inputOwnBankIban' },
      { field: 'city', key: 'emptyField' },
    ]);
  });

  it.each([
    ['name', RECEIVER_NAME_MAX],
    ['city', PERSON_TEXT_MAX],
    ['street', PERSON_TEXT_MAX],
    ['building', PERSON_TEXT_MAX],
    ['block', PERSON_TEXT_MAX],
    ['office', PERSON_TEXT_MAX],
  ])('takes a %s of %d characters and no more', (field, max) => {
    expect(checkCompany({ ...VALID, [field]: 'я'.repeat(max) }, BANK)).toEqual([]);
    expect(checkCompany({ ...VALID, [field]: 'я'.repeat(max + 1) }, BANK)).toEqual([
      { field, key: 'tooLongText', params: { length: String(max + 1), max: String(max) } },
    ]);
  });
});
