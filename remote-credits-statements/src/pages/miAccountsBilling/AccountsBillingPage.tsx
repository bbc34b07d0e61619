import { PageHeader } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** Statement. */
export function AccountsBillingPage() {
  const { t } = useTexts();
  return (
    <div className="ncb-page" data-page="miAccountsBilling">
      <PageHeader title={t('accountsBilling.title')} about={t('accountsBilling.about')} />
    </div>
  );
}
