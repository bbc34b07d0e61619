export interface PayrollRates {
  readonly validFrom: string;
  /** Percent of the gross salary: income tax and military levy are deducted, ЄСВ is paid on top. */
  readonly personalIncome: string;
  readonly military: string;
  readonly social: string;
  /** Monthly, gross. */
  readonly minimumWage: string;
}

/** Newest first. Source: docs/requirements/payroll.md#payroll-taxes. */
export const PAYROLL_RATES: readonly PayrollRates[] = [
  { validFrom: '2026-01-01', personalIncome: '18', military: '5', social: '22', minimumWage: '8647.00' },
  { validFrom: '2024-12-01', personalIncome: '18', military: '5', social: '22', minimumWage: '8000.00' },
  { validFrom: '2024-04-01', personalIncome: '18', military: '1.5', social: '22', minimumWage: '8000.00' },
];

/** Budget revenue codes. Source: docs/requirements/banking-rules.md#reference-data. */
export const PAYROLL_TAX_CODES = { social: '71010000', personalIncome: '11010100', military: '11011000' } as const;

/** Before and after a salary. Source: docs/requirements/payroll.md#payroll-taxes. */
export const PAYROLL_TAX_DAYS = 3;

/** Until then a salary counts as the first half. Source: docs/requirements/payroll.md#purpose-and-period. */
export const FIRST_HALF_LAST_DAY = 22;
