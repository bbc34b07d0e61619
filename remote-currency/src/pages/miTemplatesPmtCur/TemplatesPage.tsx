import { DraftsList } from '@ncb/shared-kernel/blocks/drafts';
import { TemplatesList } from '@ncb/shared-kernel/blocks/templates';
import { buildPageAddress, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo, ListChoice, PageHeader } from '@ncb/shared-kernel/ui';
import { CURRENCY_TEMPLATES } from '../../features/payment';
import { useTexts } from '../../texts';

const TABS = ['templates', 'drafts'] as const;
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
    <div className="ncb-page" data-page="miTemplatesPmtCur">
      <PageHeader title={t('template.title')} about={t('template.about')} />
      <ListChoice
        label={t('template.title')}
        lists={TABS.map((name) => ({ name, title: t(`template.tabs.${name}`) }))}
        shown={shown}
        onChoose={(tab) => goTo(navigation, buildPageAddress('miTemplatesPmtCur', { tab }))}
      />
      {shown === 'templates' ? (
        <TemplatesList kind={CURRENCY_TEMPLATES} label={t('template.title')} />
      ) : (
        <DraftsList pages={DRAFT_PAGES} />
      )}
    </div>
  );
}
