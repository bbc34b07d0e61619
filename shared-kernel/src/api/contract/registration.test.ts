import { decodeParameters, decodeWire, encodeParameters } from './call';
import { cancelRegistration, checkCompanyExists, companyData, registerCompany } from './registration';

const IBAN = 'UA523516070000026009349119632';

describe('the calls of the registration', () => {
  it.each([
    [checkCompanyExists, 'POST', '/chk_exists'],
    [registerCompany, 'POST', '/register_company'],
    [cancelRegistration, 'GET', '/cancel_reg'],
  ])('may be made by anybody: $path', (call, method, path) => {
    expect(call).toMatchObject({ method, path, access: 'public', origin: 'specified' });
  });

  it('ask for a company by code and account', () => {
    const request = { code: 'АБ123456', iban: IBAN, hasCode: false };
    expect(encodeParameters(checkCompanyExists.request, request)).toEqual({
      code: 'АБ123456',
      iban: IBAN,
      hascode: '0',
    });
  });

  it('take a code for one where the switch is not sent, and an empty field for the rules to name', () => {
    expect(decodeParameters(checkCompanyExists.request, { code: '91000017' })).toEqual({
      ok: true,
      value: { code: '91000017', iban: '', hasCode: true },
    });
  });

  it('answer what was found, or that nothing was', () => {
    const wire = { company_name: 'ТОВ', company_addr: 'Київ', result: 1 };
    const company = { name: 'ТОВ', address: 'Київ', isFound: true };
    expect(checkCompanyExists.answer.encode(company)).toEqual(wire);
    expect(decodeWire(checkCompanyExists.answer, wire)).toEqual({ ok: true, value: company });
    expect(decodeWire(checkCompanyExists.answer, {})).toEqual({
      ok: true,
      value: { name: '', address: '', isFound: false },
    });
  });

  it('register for the signed-in user or for nobody yet', () => {
    const company = { code: '91000017', iban: IBAN, hasCode: true };
    expect(encodeParameters(registerCompany.request, { ...company, clientRef: '1001', userId: '501' })).toEqual({
      code: '91000017',
      iban: IBAN,
      hascode: '1',
      ncb_clnt_ref: '1001',
      user_id: '501',
    });
    expect(encodeParameters(registerCompany.request, { ...company, clientRef: null, userId: null })).not.toHaveProperty(
      'user_id',
    );
  });

  it('answer the company and what became of adding the user', () => {
    const failed = { clnt_ref: 1004, add_user: { success: 0, error: 'ні' } };
    expect(decodeWire(registerCompany.answer, failed)).toEqual({
      ok: true,
      value: { companyRef: '1004', userAdded: { success: false, error: 'ні' }, token: null },
    });
    const done = { clnt_ref: '1004', add_user: { success: true }, reg_token: 't' };
    expect(decodeWire(registerCompany.answer, done)).toEqual({
      ok: true,
      value: { companyRef: '1004', userAdded: { success: true, error: null }, token: 't' },
    });
  });

  it('cancel a company’s registration with its token', () => {
    expect(encodeParameters(cancelRegistration.request, { companyRef: '1004', token: 't' })).toEqual({
      clnt_id: '1004',
      reg_token: 't',
    });
  });
});

describe('the registration data', () => {
  it('have the names of the specification', () => {
    const company = {
      name: 'ТОВ',
      code: '91000017',
      hasCode: true,
      iban: IBAN,
      city: 'Київ',
      street: 'вул. Вигадана',
      building: '10',
      block: 'А',
      office: '5',
    };
    const wire = {
      name: 'ТОВ',
      code: '91000017',
      hascode: 1,
      iban: IBAN,
      city: 'Київ',
      street: 'вул. Вигадана',
      building: '10',
      block: 'А',
      office: '5',
    };
    expect(companyData.encode(company)).toEqual(wire);
    expect(decodeWire(companyData, wire)).toEqual({ ok: true, value: company });
  });
});
