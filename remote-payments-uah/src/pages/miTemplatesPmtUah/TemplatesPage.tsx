import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageHeader } from '@ncb/shared-kernel/ui';
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
      <Tabs
        activeKey={shown}
        onChange={(tab) => navigation.open('miTemplatesPmtUah', { tab })}
        items={TABS.map((tab) => ({
          key: tab,
          label: <span data-action={`tab-${tab}`}>{t(`templates.tabs.${tab}`)}</span>,
          children: tab === shown && (
            <div className="ncb-page">
              <List />
            </div>
          ),
        }))}
      />
    </div>
  );
}
