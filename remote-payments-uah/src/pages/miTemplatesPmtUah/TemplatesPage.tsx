import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageHeader, ListChoice } from '@ncb/shared-kernel/ui';
import { DraftsList } from '@ncb/shared-kernel/blocks/drafts';
import { TemplatesList } from '@ncb/shared-kernel/blocks/templates';
import { useTexts } from '../../texts';

const LISTS = { templates: TemplatesList, drafts: DraftsList } as const;
const TABS = ['templates', 'drafts'] as const;

/** What hryvnia payments are begun from: templates and unfinished forms. Source: spec 2 §2 */
export function TemplatesPage() {
  const { navigation } = useShell();
  const { t } = useTexts();
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
