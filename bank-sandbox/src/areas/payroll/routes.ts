import {
  dropPayrolls,
  getPayroll,
  listPayrolls,
  listSalaryProjects,
  savePayroll,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { dropSheets } from './drop-payrolls';
import { payrollInfo } from './get-payroll';
import { payrolls } from './list-payrolls';
import { projects } from './projects';
import { savePayrollSheet } from './save-payroll';

/** Size limit: 5,000 employees of 400 bytes. */
const SHEET_LIMIT = 2 * 1024 * 1024;

export const PAYROLL_ROUTES: readonly Route[] = [
  forCompany(savePayroll, savePayrollSheet, { bodyLimit: SHEET_LIMIT }),
  forCompany(listPayrolls, payrolls),
  forCompany(getPayroll, payrollInfo),
  forCompany(dropPayrolls, dropSheets),
  forCompany(listSalaryProjects, projects),
];
