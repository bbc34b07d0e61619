import { Spin } from 'antd';
import { lazy } from 'react';
import { OpenedDocument } from '@ncb/shared-kernel/blocks/document-form';
import { PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { StateView, Waiting } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { PayrollForm } from './PayrollForm';
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
        <StateView drawing="broken" title={t('payrollNew.noAccess')} problem="noAccess" isAlert />
      </div>
    );
  }
  return (
    <OpenedDocument page="miPayrollNew" query={source} waiting={<LoadingPayroll />}>
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
 * Placeholder with a spinner and a text while a payroll loads. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll.
 */
function LoadingPayroll() {
  const { t } = useTexts();
  return (
    <div className="ncb-page" data-page="miPayrollNew">
      <section className="ncb-sheet">
        {/* No paragraph: the spinner is a block. */}
        <div className="ncb-quiet">
          <Spin size="small" /> {t('payrollNew.loading')}
        </div>
        <Waiting rows={10} label={t('payrollNew.loading')} />
      </section>
    </div>
  );
}
