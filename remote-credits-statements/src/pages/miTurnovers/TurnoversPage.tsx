import { PageHeader } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** Turnovers. */
export function TurnoversPage() {
  const { t } = useTexts();
  return (
    <div className="ncb-page" data-page="miTurnovers">
      <PageHeader title={t('turnovers.title')} about={t('turnovers.about')} />
    </div>
  );
}
