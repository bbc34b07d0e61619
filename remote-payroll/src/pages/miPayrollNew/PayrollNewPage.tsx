import { Result, Spin } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { useRestoredDraft, useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { PayrollContext, PayrollSource } from './payroll-source';
import { PayrollForm } from './PayrollForm';
import styles from './payroll.module.css';
import { usePayrollSource } from './use-payroll-source';

/** Whoever types a payroll does not wait for the code that shows one. */
const PayrollView = lazy(async () => ({ default: (await import('./PayrollView')).PayrollView }));

/** A payroll; the address says which, and whether it is shown or filled in. Source: spec 3 §2 */
export function PayrollNewPage() {
  const { navigation, session } = useShell();
  const { t } = useTexts();
  const { source, context, failed } = usePayrollSource();

  if (session.user.payrollAccess !== PayrollAccess.full) {
    return (
      <div data-page="miPayrollNew">
        <Result status="warning" role="alert" title={t('payrollNew.noAccess')} data-problem="noAccess" />
      </div>
    );
  }
  if (failed?.error) {
    return (
      <div data-page="miPayrollNew">
        <AnswerFailure answer={failed} />
      </div>
    );
  }
  if (!source) return <Waiting />;
  // Another address is another payroll.
  return (
    <OpenedPayroll key={new URLSearchParams(navigation.parameters).toString()} source={source} context={context} />
  );
}

/** The specification asks for a message with a spinner while a payroll comes. Source: spec 3 §2 */
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

/** A form stays a form and begins with what it was opened with: the bank is asked again while somebody types. */
function OpenedPayroll({ source, context }: { source: PayrollSource; context: PayrollContext }) {
  const restored = useRestoredDraft('miPayrollNew');
  const [opened] = useState(source);
  const shown = opened.kind === 'form' ? opened : source;
  if (shown.kind === 'form') return <PayrollForm {...shown} restored={restored} context={context} />;
  return (
    <Suspense fallback={<Waiting />}>
      <PayrollView payroll={shown.payroll} context={context} />
    </Suspense>
  );
}
