import { useTranslation } from 'react-i18next';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageHeader } from '@ncb/shared-kernel/ui';
import { ListChoice } from '../../features/record-list/ListChoice';
import { DraftsList } from '../../features/templates-list/DraftsList';
import { TemplatesList } from '../../features/templates-list/TemplatesList';

const LISTS = { templates: TemplatesList, drafts: DraftsList } as const;
const TABS = ['templates', 'drafts'] as const;

/** What hryvnia payments are begun from: templates and unfinished forms. Source: spec 2 §2 */
export function TemplatesPage() {
  const { navigation } = useShell();
  const { t } = useTranslation('payments-uah');
  const shown = TABS.find((tab) => tab === navigation.parameters['tab']) ?? 'templates';
  const List = LISTS[shown];
  return (
    <div className="ncb-page" data-page="miTemplatesPmtUah">
      <PageHeader title={t('templates.title')} about={t('templates.about')} />
      <ListChoice
        label={t('templates.title')}
        lists={TABS.map((name) => ({ name, title: t(`templates.tabs.${name}`) }))}
        shown={shown}
        onChoose={(tab) => navigation.open('miTemplatesPmtUah', { tab })}
      />
      <List />
    </div>
  );
}
