export {
  EMPTY_EMPLOYEE,
  getEmployeeProblems,
  getFormField,
  mergeTyped,
  toEmployeeValues,
  toUserDraft,
  type EmployeeValues,
} from './employee-values';
export { EmployeeForm } from './EmployeeForm';
