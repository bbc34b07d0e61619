import { readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { TemplatesPageView } from '@ncb/shared-kernel/blocks/drafts';
import { UAH_TEMPLATES } from '../../features/payment';
import { useTexts } from '../../texts';

const DRAFT_PAGES = ['miPmtUahNew', 'miImpex'] as const;

/** Page of templates and drafts. Source: docs/requirements/hryvnia-payments.md#templates. */
export function TemplatesPage() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { tab: shown = 'templates' } = readPageAddress('miTemplatesPmtUah', navigation.parameters);
  return (
    <TemplatesPageView
      page="miTemplatesPmtUah"
      title={t('templates.title')}
      kind={UAH_TEMPLATES}
      draftPages={DRAFT_PAGES}
      tabs={{ templates: t('templates.tabs.templates'), drafts: t('templates.tabs.drafts') }}
      shown={shown}
    />
  );
}
