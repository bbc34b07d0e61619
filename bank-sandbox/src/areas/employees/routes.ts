import {
  dropEmployees,
  listEmployeeAccounts,
  listEmployees,
  saveEmployee,
  saveEmployees,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { deleteEmployees } from './delete-employees';
import { findEmployeeAccounts } from './find-employee-accounts';
import { findEmployees } from './find-employees';
import { storeEmployee } from './store-employee';
import { storeEmployees } from './store-employees';

/** Size limit: 5,000 employees in a form, where a Cyrillic letter takes six bytes. */
const LIST_LIMIT = 4 * 1024 * 1024;

export const EMPLOYEE_ROUTES: readonly Route[] = [
  forCompany(listEmployees, findEmployees),
  forCompany(saveEmployee, storeEmployee),
  forCompany(saveEmployees, storeEmployees, { bodyLimit: LIST_LIMIT }),
  forCompany(listEmployeeAccounts, findEmployeeAccounts),
  forCompany(dropEmployees, deleteEmployees),
];
