import {
  dropEmployees,
  listEmployeeAccounts,
  listEmployees,
  saveEmployee,
  saveEmployees,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { dropFromList } from './drop-employees';
import { accountsOfEmployee } from './list-accounts';
import { employees } from './list-employees';
import { storeEmployee } from './save-employee';
import { storeEmployees } from './save-employees';

/** Size limit: 5,000 employees in a form, where a Cyrillic letter takes six bytes. */
const LIST_LIMIT = 4 * 1024 * 1024;

export const EMPLOYEE_ROUTES: readonly Route[] = [
  forCompany(listEmployees, employees),
  forCompany(saveEmployee, storeEmployee),
  forCompany(saveEmployees, storeEmployees, { bodyLimit: LIST_LIMIT }),
  forCompany(listEmployeeAccounts, accountsOfEmployee),
  forCompany(dropEmployees, dropFromList),
];
