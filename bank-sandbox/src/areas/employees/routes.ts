import { dropEmployees, listEmployees, saveEmployee } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { dropFromList } from './drop-employees';
import { employees } from './list-employees';
import { storeEmployee } from './save-employee';

export const EMPLOYEE_ROUTES: readonly Route[] = [
  forCompany(listEmployees, employees),
  forCompany(saveEmployee, storeEmployee),
  forCompany(dropEmployees, dropFromList),
];
