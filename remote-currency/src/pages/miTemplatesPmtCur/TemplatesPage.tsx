import { TemplatesPageView } from '@ncb/shared-kernel/blocks/drafts';
import { readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { CURRENCY_TEMPLATES } from '../../features/payment';
import { useTexts } from '../../texts';

const DRAFT_PAGES = [
  'miPmtCurNew',
  'miPmtCurNewBuy',
  'miPmtCurNewSale',
  'miPmtCurNewConvert',
  'miPmtCurImport',
] as const;

/**
 * Page of templates and drafts. Source: docs/requirements/hryvnia-payments.md#templates,
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment.
 */
export function TemplatesPage() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { tab: shown = 'templates' } = readPageAddress('miTemplatesPmtCur', navigation.parameters);
  return (
    <TemplatesPageView
      page="miTemplatesPmtCur"
      title={t('template.title')}
      kind={CURRENCY_TEMPLATES}
      draftPages={DRAFT_PAGES}
      tabs={{ templates: t('template.tabs.templates'), drafts: t('template.tabs.drafts') }}
      shown={shown}
    />
  );
}
