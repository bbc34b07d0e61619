import { PageHeader } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** Payrolls. */
export function PayrollsPage() {
  const { t } = useTexts();
  return (
    <div className="ncb-page" data-page="miPayrolls">
      <PageHeader title={t('payrolls.title')} about={t('payrolls.about')} />
    </div>
  );
}
