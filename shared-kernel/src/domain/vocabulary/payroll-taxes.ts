/** Rates of what is paid with a salary, and the minimum wage, by the day from which they are in force. */
export interface PayrollRates {
  /** `yyyy-MM-dd`. */
  readonly validFrom: string;
  /** Percent of the salary before taxes: personal income tax and military levy are taken from it, ЄСВ is paid on top. */
  readonly personalIncome: string;
  readonly military: string;
  readonly social: string;
  /** Hryvnias a month, before taxes. */
  readonly minimumWage: string;
}

/** Newest first. Source: reference/areas B5; minimum wages of the state budgets for 2024, 2025 and 2026. */
export const PAYROLL_RATES: readonly PayrollRates[] = [
  { validFrom: '2026-01-01', personalIncome: '18', military: '5', social: '22', minimumWage: '8647.00' },
  { validFrom: '2024-12-01', personalIncome: '18', military: '5', social: '22', minimumWage: '8000.00' },
  { validFrom: '2024-04-01', personalIncome: '18', military: '1.5', social: '22', minimumWage: '8000.00' },
];

/** Budget revenue codes of the three payments. Source: reference/banking 9 */
export const PAYROLL_TAX_CODES = { social: '71010000', personalIncome: '11010100', military: '11011000' } as const;

/** Days before and after the payment of a salary in which its taxes are looked for. Source: reference/areas B5 */
export const PAYROLL_TAX_DAYS = 3;

/** Up to this day of a month a salary is taken for its first half. Source: reference/areas B4 */
export const FIRST_HALF_LAST_DAY = 22;
