import { PageHeader } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** Get a deposit. */
export function DepositsGetPage() {
  const { t } = useTexts();
  return (
    <div className="ncb-page" data-page="miDepositsGet">
      <PageHeader title={t('depositsGet.title')} about={t('depositsGet.about')} />
    </div>
  );
}
