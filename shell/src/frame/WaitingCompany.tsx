import { StateView } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';

/**
 * Page for a company that the bank has not confirmed yet. Source:
 * docs/requirements/shell-accounts-admin.md#access-to-pages.
 */
export function WaitingCompany() {
  const { t } = useTexts();
  return (
    <div data-page="companyWaits">
      <StateView title={<h1 className="ncb-fault-title">{t('waiting.title')}</h1>} text={t('waiting.text')} />
    </div>
  );
}
