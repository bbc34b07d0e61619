import { Button, Drawer } from 'antd';
import type { Account, PayrollTypeRow, SalaryProjectOfCompany } from '@ncb/shared-kernel/api/contract';
import { AmountInWords } from '@ncb/shared-kernel/blocks/amount-in-words';
import { addDays, isCalendarDate, isWeekend } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { getDocumentDateWindow } from '@ncb/shared-kernel/domain/rules';
import { PayrollHalf, PayrollType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AccountSelect, DateField, MoneyText, SelectField, TextField, type CheckedForm } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { HeadValues } from './head-values';
import styles from './head-panel.module.css';
import { formatMonth, listMonths } from './months';

interface HeadPanelProps {
  checked: CheckedForm<HeadValues>;
  isOpen: boolean;
  accounts: readonly Account[];
  projects: readonly SalaryProjectOfCompany[];
  types: readonly PayrollTypeRow[];
  total: string | null;
  onClose: () => void;
}

/** Maximum number of days by which the value date may be ahead. */
const CONFIRM_DAYS = 30;

/**
 * Drawer with the payroll's header fields beside its grid. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll.
 */
export function HeadPanel({ checked, isOpen, accounts, projects, types, total, onClose }: HeadPanelProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const { values } = checked;
  return (
    <Drawer
      open={isOpen}
      size={440}
      title={t('payrollNew.head.title')}
      onClose={onClose}
      // Fields stay mounted so that a problem can be shown in a drawer that was never opened.
      forceRender
      footer={
        <Button type="primary" onClick={onClose} data-action="closeHead">
          {t('payrollNew.head.done')}
        </Button>
      }
      data-dialog="head"
    >
      <div className={styles['pair']}>
        <TextField
          checked={checked}
          label={t('payrollNew.head.number')}
          name="number"
          required
          inputMode="numeric"
          isNumber
        />
        <DateField
          checked={checked}
          label={t('payrollNew.head.date')}
          name="documentDate"
          required
          range={getDocumentDateWindow(session.bankDay)}
        />
      </div>
      <DateField
        checked={checked}
        label={t('payrollNew.head.confirmDate')}
        name="confirmDate"
        field="payoutDay"
        hint={isOnWeekend(values.confirmDate) ? t('payrollNew.head.weekend') : t('payrollNew.head.confirmHint')}
        range={{ from: session.bankDay, to: addDays(session.bankDay, CONFIRM_DAYS) }}
      />
      <AccountSelect
        checked={checked}
        label={t('payrollNew.head.account')}
        name="debitAccountId"
        required
        accounts={accounts}
        emptyText={t('payrollNew.head.noAccounts')}
      />
      <SelectField
        checked={checked}
        label={t('payrollNew.head.project')}
        name="transitAccount"
        required
        options={projects.map(({ transitAccount, name }) => ({
          value: transitAccount,
          label: `${name} ${formatIban(transitAccount)}`.trim(),
        }))}
        emptyText={t('payrollNew.head.noProjects')}
      />
      <TypeFields checked={checked} types={types} />
      <PeriodFields checked={checked} />
      <div className="ncb-field">
        <div>{t('payrollNew.head.total')}</div>
        <strong data-field="total">
          {total === null ? t('payrollNew.head.noTotal') : <MoneyText amount={total} currency={UAH.letters} />}
        </strong>
        {/* Rendered only when open: the drawer mounts earlier, but the numerals module should not load then. */}
        {isOpen && total !== null && total !== '0.00' && (
          <div className="ncb-field-hint" data-field="totalInWords">
            <AmountInWords amount={total} currency={UAH.letters} />
          </div>
        )}
      </div>
    </Drawer>
  );
}

function TypeFields({ checked, types }: Pick<HeadPanelProps, 'checked' | 'types'>) {
  const { t, common } = useTexts();
  return (
    <>
      <SelectField
        checked={checked}
        label={t('payrollNew.head.type')}
        name="typeId"
        required
        isSearchable
        options={types.map(({ id, name }) => ({ value: id, label: getTypeLabel(common, id, name) }))}
      />
      {checked.values.typeId === String(PayrollType.other) && (
        <TextField checked={checked} label={t('payrollNew.head.otherType')} name="otherType" required />
      )}
    </>
  );
}

function PeriodFields({ checked }: Pick<HeadPanelProps, 'checked'>) {
  const { session, language } = useShell();
  const { t } = useTexts();
  return (
    <div className={styles['pair']}>
      <SelectField
        checked={checked}
        label={t('payrollNew.head.period')}
        name="period"
        clearedValue=""
        options={listMonths(checked.values.period, session.bankDay).map((value) => ({
          value,
          label: formatMonth(value, language),
        }))}
      />
      <SelectField<PayrollHalf, HeadValues>
        checked={checked}
        label={t('payrollNew.head.half')}
        name="half"
        options={[PayrollHalf.whole, PayrollHalf.first, PayrollHalf.second].map((value) => ({
          value,
          label: t(`payrollNew.halves.${value === '' ? 'whole' : value}`),
        }))}
      />
    </div>
  );
}

/**
 * True for a weekend date: money moves on working days only, so the user is warned. Source:
 * docs/requirements/payroll.md#payroll-checks.
 */
function isOnWeekend(day: string): boolean {
  return isCalendarDate(day) && isWeekend(day);
}

/** Returns the type's name in the user's language if we know the type. */
export function getTypeLabel(common: ReturnType<typeof useTexts>['common'], id: string, name: string): string {
  return common(`payrollType.${id}` as 'payrollType.1', { defaultValue: name });
}
