import { SignatureSteps } from '@ncb/shared-kernel/blocks/history';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { ActionObject } from '@ncb/shared-kernel/domain/vocabulary';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { translateReason } from '@ncb/shared-kernel/ui';
import { isPayrollWaitingForUser, type ListedPayroll } from '../payroll-list';
import { useTypeNames } from '../use-type-names';
import { PayrollPayments } from './PayrollPayments';
import { TotalsDifferenceLine } from './TotalsDifferenceLine';
import { useTexts } from '../../texts';

export function PayrollFacts({ row }: { row: ListedPayroll }) {
  const { t, common } = useTexts();
  const { session } = useShell();
  const { accounts } = useOwnAccounts();
  const { nameOf } = useTypeNames();
  const iban = accounts.find(({ id }) => id === row.debitAccountId)?.iban ?? row.debitAccount;
  const facts = {
    payroll_type: nameOf(row),
    emps_count: String(row.employeeCount),
    payroll_vdate: row.payoutDay ? toDotted(row.payoutDay) : '',
    acn_n: formatIban(iban),
    payroll_tran_acn: formatIban(row.transitAccount),
    ...(row.abortReason && { reason: translateReason(common, row.abortReason) }),
    user_name: row.creator,
  };
  return (
    <>
      <dl className="ncb-facts">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`list.facts.${name as keyof typeof facts}`)}</dt>
            <dd data-field={name}>{value === '' ? '—' : value}</dd>
          </div>
        ))}
      </dl>
      <TotalsDifferenceLine row={row} />
      <PayrollPayments id={row.id} />
      <h3>{t('list.details.signatures')}</h3>
      <SignatureSteps
        object={ActionObject.payroll}
        id={row.id}
        isWaiting={isPayrollWaitingForUser(row.status, session)}
      />
    </>
  );
}
