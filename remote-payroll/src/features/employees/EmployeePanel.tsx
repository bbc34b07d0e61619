import { Button } from 'antd';
import type { Employee } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { canEditEmployee } from '@ncb/shared-kernel/domain/rules';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useEmployeeAccounts } from '@ncb/shared-kernel/queries';
import { EmptyView, AnswerFailure, Waiting, useDates } from '@ncb/shared-kernel/ui';
import { AmountsSwitch, MaskedAmount } from '../amounts';
import { useTexts } from '../../texts';

interface EmployeePanelProps {
  employee: Employee;
  areShown: boolean;
  onShow: (areShown: boolean) => void;
}

export function EmployeePanel({ employee, areShown, onShow }: EmployeePanelProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { taxCode, account, status, amount, paidOn } = employee;
  const facts = [
    ['taxCode', t('employees.columns.tin'), taxCode],
    ['account', t('employees.columns.emp_acn'), formatIban(account)],
    ['status', t('employees.columns.status'), common(`employeeStatus.${status}`)],
    ['source', t('employees.card.source'), t(canEditEmployee(employee) ? 'employees.card.own' : 'employees.card.bank')],
  ] as const;
  return (
    <div className="ncb-panel" data-field="employee">
      <dl className="ncb-facts">
        {facts.map(([name, label, value]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-field={name} className={name === 'account' ? 'ncb-number' : undefined}>
              {value || '—'}
            </dd>
          </div>
        ))}
      </dl>
      <section data-field="lastPaid">
        <h3>{t('employees.card.lastPaid')}</h3>
        {amount ? (
          <p>
            <MaskedAmount amount={amount} currency={UAH.letters} isShown={areShown} />
            {paidOn && <span className="ncb-quiet ncb-number">{` · ${formatDay(paidOn)} `}</span>}
            <AmountsSwitch areShown={areShown} onShow={onShow} />
          </p>
        ) : (
          <p className="ncb-quiet">{t('employees.card.never')}</p>
        )}
      </section>
      <Accounts id={employee.id} />
    </div>
  );
}

function Accounts({ id }: { id: string }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const answer = useEmployeeAccounts(id);
  const accounts = answer.data?.accounts ?? [];
  return (
    <section data-field="accounts">
      <h3>{t('employees.card.accounts')}</h3>
      {answer.isPending && <Waiting rows={2} />}
      <AnswerFailure answer={answer} />
      {answer.isSuccess && accounts.length === 0 && <EmptyView text={t('employees.card.noAccounts')} isSection />}
      {accounts.length > 0 && (
        <ul className="ncb-plain-list">
          {accounts.map(({ account, since, until }) => (
            <li key={`${account} ${since}`} data-row={account}>
              <span className="ncb-number">{formatIban(account)}</span>
              <span className="ncb-quiet ncb-number">
                {t('employees.card.period', {
                  since: formatDay(since),
                  until: until ? formatDay(until) : t('employees.card.present'),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface EmployeeFootProps {
  employee: Employee;
  onEdit: (employee: Employee) => void;
}

/** Buttons of the open employee, or the reason why the bank's data cannot be changed. */
export function EmployeeFoot({ employee, onEdit }: EmployeeFootProps) {
  const { t } = useTexts();
  if (!canEditEmployee(employee)) return <p data-notice="locked">{t('employees.actions.locked')}</p>;
  return (
    <Button onClick={() => onEdit(employee)} data-action="edit">
      {t('employees.actions.edit')}
    </Button>
  );
}
