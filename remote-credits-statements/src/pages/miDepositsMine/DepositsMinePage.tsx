import { PageHeader } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** My deposits. */
export function DepositsMinePage() {
  const { t } = useTexts();
  return (
    <div className="ncb-page" data-page="miDepositsMine">
      <PageHeader title={t('depositsMine.title')} about={t('depositsMine.about')} />
    </div>
  );
}
