import { Result, Spin } from 'antd';
import { lazy } from 'react';
import { OpenedDocument } from '@ncb/shared-kernel/blocks/document-form';
import { PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';
import { PayrollForm } from './PayrollForm';
import styles from './payroll.module.css';
import { usePayrollSource } from './use-payroll-source';

/** Loaded on demand: users who fill in a payroll do not need it. */
const PayrollView = lazy(async () => ({ default: (await import('./PayrollView')).PayrollView }));

/**
 * Page that shows or edits a payroll, as the address says. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll.
 */
export function PayrollNewPage() {
  const { session } = useShell();
  const { t } = useTexts();
  const { context, ...source } = usePayrollSource();

  if (session.user.payrollAccess !== PayrollAccess.full) {
    return (
      <div data-page="miPayrollNew">
        <Result status="warning" role="alert" title={t('payrollNew.noAccess')} data-problem="noAccess" />
      </div>
    );
  }
  return (
    <OpenedDocument page="miPayrollNew" query={source} waiting={<Waiting />}>
      {(shown, restored) =>
        shown.kind === 'form' ? (
          <PayrollForm {...shown} restored={restored} context={context} />
        ) : (
          <PayrollView payroll={shown.payroll} context={context} />
        )
      }
    </OpenedDocument>
  );
}

/**
 * Spinner with a text while a payroll loads. Source: docs/requirements/currency-payroll-credits-statements.md#payroll.
 */
function Waiting() {
  const { t } = useTexts();
  return (
    <div className="ncb-page" data-page="miPayrollNew">
      <Spin size="large" description={t('payrollNew.loading')}>
        <div className={styles['waiting']} role="status" aria-label={t('payrollNew.loading')} />
      </Spin>
    </div>
  );
}
