import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import { dropEmployees, saveEmployee, type Employee, type EmployeeToSave } from '@ncb/shared-kernel/api/contract';
import { BATCH_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { employeeKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { formatFailure, getFailureText, useIdempotencyKey } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

export function useChangeEmployees(employees: readonly Employee[]) {
  const { api, session, notify } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();
  const keyFor = useIdempotencyKey();

  const refetchList = () => cache.invalidateQueries({ queryKey: employeeKeys.list(session.companyRef) });
  return {
    /**
     * Saves an employee and reports failures.
     * @returns problems of fields; null if it is saved; empty if another failure was reported
     */
    async save(employee: EmployeeToSave): Promise<readonly FieldProblem[] | null> {
      const outcome = await api.call(saveEmployee, employee, { idempotencyKey: keyFor(employee) });
      if (outcome.ok) {
        notify('success', t('employees.messages.saved', { name: joinFullName(employee) }));
        await refetchList();
        return null;
      }
      const { failure } = outcome;
      // Problems of the list as a whole (`emps`) have no form field.
      const problems = failure.kind === 'refused' ? failure.problems.filter(({ field }) => field !== 'employees') : [];
      if (problems.length === 0)
        notify(
          'error',
          formatFailure(common, failure, (reason) => t('employees.messages.failed', { reason })),
        );
      return problems;
    },
    /** Deletes in batches of the size that the bank accepts and reports each refusal. */
    async drop(ids: readonly string[]): Promise<void> {
      for (let first = 0; first < ids.length; first += BATCH_MAX) {
        const outcome = await api.call(dropEmployees, { ids: ids.slice(first, first + BATCH_MAX) });
        if (!outcome.ok) {
          notify('error', t('employees.messages.failed', { reason: getFailureText(common, outcome.failure) }));
          break;
        }
        for (const { id, error } of outcome.value.verdicts.filter((verdict) => verdict.error !== null)) {
          const refused = employees.find((employee) => employee.id === id);
          notify(
            'error',
            t('employees.messages.refused', { name: refused ? joinFullName(refused) : id, reason: error ?? '' }),
          );
        }
      }
      await refetchList();
    },
  };
}
