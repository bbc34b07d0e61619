import {
  dropPayrolls,
  getPayroll,
  listPayrolls,
  listSalaryProjects,
  savePayroll,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { deletePayrolls } from './delete-payrolls';
import { readPayroll } from './read-payroll';
import { findPayrolls } from './find-payrolls';
import { findSalaryProjects } from './find-salary-projects';
import { savePayrollGrid } from './save-payroll-grid';

/** Size limit: 5,000 employees of 400 bytes. */
const PAYROLL_LIMIT = 2 * 1024 * 1024;

export const PAYROLL_ROUTES: readonly Route[] = [
  forCompany(savePayroll, savePayrollGrid, { bodyLimit: PAYROLL_LIMIT }),
  forCompany(listPayrolls, findPayrolls),
  forCompany(getPayroll, readPayroll),
  forCompany(dropPayrolls, deletePayrolls),
  forCompany(listSalaryProjects, findSalaryProjects),
];
