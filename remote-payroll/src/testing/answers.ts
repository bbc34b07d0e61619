export const TYPES = {
  success: true,
  rows: [
    { NCB_PR_TYPE_ID: 1, NCB_PR_TYPE_CODE: 'Заробітна плата' },
    { NCB_PR_TYPE_ID: 7, NCB_PR_TYPE_CODE: 'Інше' },
    { NCB_PR_TYPE_ID: 99, NCB_PR_TYPE_CODE: 'Премія банку' },
  ],
};

export function payroll(status: number, number: string, changes: object = {}) {
  return {
    payroll_id: `8${number}`,
    payroll_num: number,
    payroll_date: '01.07.2026',
    payroll_vdate: '02.07.2026',
    payroll_amount: '17000.00',
    payroll_type: '1',
    payroll_other: '',
    status,
    reason: '',
    acn_id: '7001',
    acn_n: '26003999000001',
    payroll_tran_acn: 'UA243516070000029244999000001',
    emps_count: 2,
    user_name: 'Тестенко І. П.',
    ...changes,
  };
}

export function employee(id: string, changes: object = {}) {
  return {
    emp_id: id,
    tin: '0148102804',
    lastname: 'Умовна',
    firstname: 'Олена',
    middlename: 'Вигадівна',
    emp_acn: 'UA883516070000026202999000200',
    status: 'active',
    from_bank: 0,
    amount: '8500.00',
    paid_on: '05.06.2026',
    ...changes,
  };
}

/** Answers `check_receivers` with the verdict listed for a tax code; with `fits` for all others. */
export function checksByCode(verdicts: Readonly<Record<string, object>>) {
  return ({ parameters }: { readonly parameters: URLSearchParams }) => {
    const pairs = JSON.parse(parameters.get('receivers') ?? '[]') as readonly { readonly okpo_co: string }[];
    return { success: true, checks: pairs.map(({ okpo_co: code }) => verdicts[code] ?? { verdict: 'fits' }) };
  };
}

export function heldBank(verdicts: Readonly<Record<string, object>>) {
  const releases: (() => void)[] = [];
  const answer = (call: { readonly parameters: URLSearchParams }) =>
    new Promise<object>((resolve) => releases.push(() => resolve(checksByCode(verdicts)(call))));
  return {
    answer,
    waiting: () => releases.length,
    release: () => releases.splice(0).forEach((answerOne) => answerOne()),
  };
}

export const DIFFERS = { verdict: 'differs' };

export const SEEN_WITH_OTHER = {
  verdict: 'seenWithOthers',
  seen_with: [{ okpo_co: '0155502862', name_co: 'Колишня Олена', seen_in: ['payrolls'], last_date: '05.06.2026' }],
};
