import { readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageHeader } from '@ncb/shared-kernel/ui';
import {
  CompanyData,
  CompanyDocuments,
  QuestionnaireCard,
  organisationStyles as styles,
} from '../../features/organisation';
import { QuestionnaireView } from '../../features/questionnaire';
import { useTexts } from '../../texts';

export function SettingsDocsPage() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { view, section } = readPageAddress('miSettingsDocs', navigation.parameters);
  if (view === 'questionnaire') return <QuestionnaireView section={section} />;
  return (
    <div className="ncb-page" data-page="miSettingsDocs">
      <PageHeader title={t('docs.title')} />
      <div className={styles['layout']}>
        <div className={styles['sections']}>
          <CompanyData />
          <CompanyDocuments />
        </div>
        <QuestionnaireCard />
      </div>
    </div>
  );
}
