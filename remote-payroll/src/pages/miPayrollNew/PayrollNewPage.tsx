import { PageHeader } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** New page. */
export function PayrollNewPage() {
  const { t } = useTexts();
  return (
    <div className="ncb-page" data-page="miPayrollNew">
      <PageHeader title={t('payrollNew.title')} about={t('payrollNew.about')} />
    </div>
  );
}
