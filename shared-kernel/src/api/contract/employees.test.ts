import { decodeWire, encodeParameters } from './call';
import { dropEmployees, listEmployees, listSalaryProjects, saveEmployee } from './employees';

describe('the calls of employees', () => {
  it('are ours', () => {
    for (const call of [listEmployees, saveEmployee, dropEmployees, listSalaryProjects])
      expect(call).toMatchObject({ origin: 'ours', access: 'company' });
  });

  it('list employees under the specification’s names', () => {
    const row = {
      emp_id: 12,
      tin: '0148102804',
      lastname: 'Умовна',
      firstname: 'Оксана',
      middlename: 'Тестівна',
      emp_acn: '26203999000209',
      status: 'dismissed',
      from_bank: 1,
      amount: '17000.00',
      paid_on: '15.07.2026',
    };
    expect(decodeWire(listEmployees.answer, { employees: [row] })).toEqual({
      ok: true,
      value: {
        employees: [
          {
            id: '12',
            taxCode: '0148102804',
            lastName: 'Умовна',
            firstName: 'Оксана',
            middleName: 'Тестівна',
            account: '26203999000209',
            status: 'dismissed',
            fromBank: true,
            amount: '17000.00',
            paidOn: '2026-07-15',
          },
        ],
      },
    });
  });

  it('take an employee for an active one of ours where nothing else is said', () => {
    expect(decodeWire(listEmployees.answer, { employees: [{ emp_id: 1 }] })).toMatchObject({
      value: { employees: [{ status: 'active', fromBank: false, amount: null, account: '' }] },
    });
  });

  it('store a new employee without an id', () => {
    const employee = {
      id: null,
      taxCode: '0148102804',
      lastName: 'Умовна',
      firstName: 'Оксана',
      middleName: '',
      account: '26203999000209',
      status: 'active',
    } as const;
    expect(saveEmployee.acceptsIdempotencyKey).toBe(true);
    expect(encodeParameters(saveEmployee.request, employee)).toEqual({
      tin: '0148102804',
      lastname: 'Умовна',
      firstname: 'Оксана',
      emp_acn: '26203999000209',
      status: 'active',
    });
  });

  it('drop several employees at once', () => {
    expect(encodeParameters(dropEmployees.request, { ids: ['1', '2'] })).toEqual({ emp_ids: '1,2' });
  });
});

describe('GET /get_salary_projects', () => {
  it('answers the terms of the fee, a percentage with all its decimals or a fixed amount', () => {
    const project = { tran_acn_id: 7901, tran_acn_n: 'UA72', tran_deal: 'ЗП-15/24', tran_deal_date: '15.02.2024' };
    const read = {
      id: '7901',
      name: '',
      branch: '',
      transitAccount: 'UA72',
      feePercent: null,
      feeAmount: null,
      feeAccount: '',
      deal: 'ЗП-15/24',
      dealDate: '2024-02-15',
    };
    const projects = [
      { ...project, tran_fee_percent: '0.075', tran_fee_amount: null },
      { ...project, tran_fee_amount: 150 },
    ];
    expect(decodeWire(listSalaryProjects.answer, { projects })).toEqual({
      ok: true,
      value: {
        projects: [
          { ...read, feePercent: '0.075' },
          { ...read, feeAmount: '150.00' },
        ],
      },
    });
  });
});
