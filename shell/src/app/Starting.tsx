import { useTranslation } from 'react-i18next';

export function Starting() {
  const { t } = useTranslation('kernel');
  return <div className="ncb-starting" role="status" aria-busy="true" aria-label={t('common.loading')} />;
}
