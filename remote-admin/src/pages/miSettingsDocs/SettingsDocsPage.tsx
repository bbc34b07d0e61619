import { readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageHeader } from '@ncb/shared-kernel/ui';
import { CompanyData } from '../../features/organisation/CompanyData';
import { CompanyDocuments } from '../../features/organisation/CompanyDocuments';
import { QuestionnaireCard } from '../../features/organisation/QuestionnaireCard';
import styles from '../../features/organisation/organisation.module.css';
import { QuestionnaireView } from '../../features/questionnaire/QuestionnaireView';
import { useTexts } from '../../texts';

export function SettingsDocsPage() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { view, section } = readPageAddress('miSettingsDocs', navigation.parameters);
  if (view === 'questionnaire') return <QuestionnaireView section={section} />;
  return (
    <div className="ncb-page" data-page="miSettingsDocs">
      <PageHeader title={t('docs.title')} about={t('docs.about')} />
      <div className={styles['layout']}>
        <CompanyData />
        <div className={styles['side']}>
          <QuestionnaireCard />
          <CompanyDocuments />
        </div>
      </div>
    </div>
  );
}
