import { PageHeader } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** Get a credit. */
export function CreditsGetPage() {
  const { t } = useTexts();
  return (
    <div className="ncb-page" data-page="miCreditsGet">
      <PageHeader title={t('creditsGet.title')} about={t('creditsGet.about')} />
    </div>
  );
}
