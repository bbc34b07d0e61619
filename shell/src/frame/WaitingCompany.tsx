import { Result } from 'antd';
import { useTexts } from '../languages/texts';

/** In the place of a page: no page opens for a company that the bank has not confirmed. Source: spec 1 §2 */
export function WaitingCompany() {
  const { t } = useTexts();
  return (
    <div data-page="companyWaits">
      <Result
        status="info"
        title={<h1 className="ncb-fault-title">{t('waiting.title')}</h1>}
        subTitle={t('waiting.text')}
      />
    </div>
  );
}
