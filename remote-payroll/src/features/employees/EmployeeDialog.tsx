import { Alert } from 'antd';
import {
  CodeQuestion,
  isPairProblem,
  getPairProblems,
  useReceiverCheck,
  useReceiverCheckCache,
} from '@ncb/shared-kernel/blocks/account-code';
import type { Employee } from '@ncb/shared-kernel/api/contract';
import { normaliseAccount } from '@ncb/shared-kernel/domain/identifiers';
import { checkEmployee, joinFullName } from '@ncb/shared-kernel/domain/rules';
import { EmployeeStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { RecordDialog, SelectField, TextField, useRecordForm, type SaveRow } from '@ncb/shared-kernel/ui';
import { toEmployeeDraft, getValidPair, type EmployeeValues } from './employee-values';
import { findSameEmployee } from './find-same-employee';
import { useTexts } from '../../texts';

interface EmployeeDialogProps {
  title: string;
  initialValues: EmployeeValues;
  /** Asks for the work status; false for imported rows, as files do not contain it. */
  hasStatus?: boolean;
  others?: readonly Employee[];
  onKeep: SaveRow<EmployeeValues>;
  onClose: () => void;
}

const NO_EMPLOYEES: readonly Employee[] = [];

/**
 * Dialog that adds or edits an employee. Source: docs/requirements/currency-payroll-credits-statements.md#employee,
 * docs/requirements/currency-payroll-credits-statements.md#payroll-rows.
 */
export function EmployeeDialog(props: EmployeeDialogProps) {
  const { title, initialValues, hasStatus = true, others = NO_EMPLOYEES, onKeep, onClose } = props;
  const { session } = useShell();
  const { t, common } = useTexts();
  const context = { ownBankCode: session.bankCode };
  const { read, load } = useReceiverCheckCache();
  const form = useRecordForm<EmployeeValues, EmployeeValues>({
    title,
    initialValues,
    check: (typed) => [
      ...checkEmployee(toEmployeeDraft(typed), context),
      ...getPairProblems(read(getValidPair(toEmployeeDraft(typed), context)), 'taxCode'),
    ],
    isShownAtOnce: isPairProblem,
    prepare: (typed) => load(getValidPair(toEmployeeDraft(typed), context)),
    toRow: (typed) => typed,
    onSave: onKeep,
    onKept: onClose,
  });
  const { checked } = form;
  const compared = useReceiverCheck(getValidPair(toEmployeeDraft(checked.values), context));
  const sameEmployee = findSameEmployee(others, toEmployeeDraft(checked.values));
  return (
    <RecordDialog name="employee" title={title} form={form} onClose={onClose}>
      <div className="ncb-fields">
        <TextField checked={checked} name="lastName" label={t('employees.fields.lastname')} required />
        <TextField checked={checked} name="firstName" label={t('employees.fields.firstname')} required />
        <TextField checked={checked} name="middleName" label={t('employees.fields.middlename')} />
        <TextField
          checked={checked}
          name="taxCode"
          label={t('employees.fields.tin')}
          hint={t('employees.hints.tin')}
          isNumber
        />
        <TextField
          checked={checked}
          name="account"
          label={t('employees.fields.emp_acn')}
          hint={t('employees.hints.emp_acn')}
          normalise={normaliseAccount}
          isNumber
          required
        />
        {hasStatus && (
          <SelectField
            checked={checked}
            name="status"
            label={t('employees.fields.status')}
            options={Object.values(EmployeeStatus).map((status) => ({
              value: status,
              label: common(`employeeStatus.${status}`),
            }))}
          />
        )}
      </div>
      <div role="status">
        <CodeQuestion check={compared} />
      </div>
      {sameEmployee && (
        <Alert
          type="info"
          showIcon
          title={t(`employees.known.${sameEmployee.by}`, { name: joinFullName(sameEmployee.employee) })}
          data-notice="known"
        />
      )}
    </RecordDialog>
  );
}
