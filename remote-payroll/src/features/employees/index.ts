export { getEmployeeValues, toReceiverPair, toEmployeeToSave } from './employee-values';
export { EmployeeDialog } from './EmployeeDialog';
export { EmployeeExport } from './EmployeeExport';
export { EmployeeList } from './EmployeeList';
export { filterEmployees, findEmployees, NO_EMPLOYEE_FILTER } from './filter-employees';
export { useChangeEmployees } from './use-change-employees';
export { useEmployeeColumns } from './use-employee-columns';
