import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo, PageHeader, ListChoice } from '@ncb/shared-kernel/ui';
import { DraftsList } from '@ncb/shared-kernel/blocks/drafts';
import { TemplatesList } from '@ncb/shared-kernel/blocks/templates';
import { UAH_TEMPLATES } from '../../features/payment';
import { useTexts } from '../../texts';

const TABS = ['templates', 'drafts'] as const;
const DRAFT_PAGES = ['miPmtUahNew', 'miImpex'] as const;

/** Page of templates and drafts. Source: docs/requirements/hryvnia-payments.md#templates. */
export function TemplatesPage() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const shown = TABS.find((tab) => tab === navigation.parameters['tab']) ?? 'templates';
  return (
    <div className="ncb-page" data-page="miTemplatesPmtUah">
      <PageHeader title={t('templates.title')} about={t('templates.about')} />
      <ListChoice
        label={t('templates.title')}
        lists={TABS.map((name) => ({ name, title: t(`templates.tabs.${name}`) }))}
        shown={shown}
        onChoose={(tab) => goTo(navigation, buildPageAddress('miTemplatesPmtUah', { tab }))}
      />
      {shown === 'templates' ? (
        <TemplatesList kind={UAH_TEMPLATES} label={t('templates.title')} />
      ) : (
        <DraftsList pages={DRAFT_PAGES} />
      )}
    </div>
  );
}
