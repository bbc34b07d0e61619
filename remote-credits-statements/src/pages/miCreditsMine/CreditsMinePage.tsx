import { PageHeader } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** My credits. */
export function CreditsMinePage() {
  const { t } = useTexts();
  return (
    <div className="ncb-page" data-page="miCreditsMine">
      <PageHeader title={t('creditsMine.title')} about={t('creditsMine.about')} />
    </div>
  );
}
