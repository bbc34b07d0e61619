import { useTranslation } from 'react-i18next';

/** In the place of a page whose code is on its way. */
export function Starting() {
  const { t } = useTranslation('kernel');
  return <div className="ncb-starting" role="status" aria-busy="true" aria-label={t('common.loading')} />;
}
