import { SignatureSteps } from '@ncb/shared-kernel/blocks/history';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { ActionObject } from '@ncb/shared-kernel/domain/vocabulary';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { translateReason, useDates } from '@ncb/shared-kernel/ui';
import { isPayrollWaitingForUser, type ListedPayroll } from '../payroll-list';
import { useTypeNames } from '../use-type-names';
import { PayrollPayments } from './PayrollPayments';
import { TotalsDifferenceLine } from './TotalsDifferenceLine';
import { useTexts } from '../../texts';

export function PayrollFacts({ row }: { row: ListedPayroll }) {
  const { t, common } = useTexts();
  const { session } = useShell();
  const { formatDay } = useDates();
  const { accounts } = useOwnAccounts();
  const { nameOf } = useTypeNames();
  const iban = accounts.find(({ id }) => id === row.debitAccountId)?.iban ?? row.debitAccount;
  const facts = [
    ['type', t('list.facts.payroll_type'), nameOf(row)],
    ['employeeCount', t('list.facts.emps_count'), String(row.employeeCount)],
    ['payoutDay', t('list.facts.payroll_vdate'), row.payoutDay ? formatDay(row.payoutDay) : ''],
    ['debitAccount', t('list.facts.acn_n'), formatIban(iban)],
    ['transitAccount', t('list.facts.payroll_tran_acn'), formatIban(row.transitAccount)],
    ...(row.abortReason
      ? [['abortReason', t('list.facts.reason'), translateReason(common, row.abortReason)] as const]
      : []),
    ['creator', t('list.facts.user_name'), row.creator],
  ] as const;
  return (
    <>
      <dl className="ncb-facts">
        {facts.map(([name, label, value]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-field={name}>{value === '' ? '—' : value}</dd>
          </div>
        ))}
      </dl>
      <TotalsDifferenceLine row={row} />
      <PayrollPayments id={row.id} />
      <h3>{t('list.details.signatures')}</h3>
      <SignatureSteps object={ActionObject.payroll} id={row.id} isWaiting={isPayrollWaitingForUser(row, session)} />
    </>
  );
}
