import { PageHeader } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** Credit deals. */
export function CreditsDealsPage() {
  const { t } = useTexts();
  return (
    <div className="ncb-page" data-page="miCreditsDeals">
      <PageHeader title={t('creditsDeals.title')} about={t('creditsDeals.about')} />
    </div>
  );
}
