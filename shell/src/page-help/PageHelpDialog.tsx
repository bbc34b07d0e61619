import { Modal } from 'antd';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageLink } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import type { HelpedPage, PageHelpTexts } from './page-help-texts';

interface PageHelpDialogProps {
  page: HelpedPage;
  texts: PageHelpTexts;
  /** True for pages that the user may open. */
  canOpen: (page: string) => boolean;
  onClose: () => void;
}

/** Steps of a new user's first day, in order, each with its page. */
const FIRST_DAY = [
  ['key', 'miSettingsKeys'],
  ['secondSigner', 'miSettingsUsers'],
  ['phrase', 'miPmtJournal'],
  ['receivers', 'miCatalogs'],
] as const;

/** Dialog that explains the open page in three sentences, and the first day. */
export function PageHelpDialog({ page, texts, canOpen, onClose }: PageHelpDialogProps) {
  const { t } = useTexts();
  const { navigation } = useShell();
  const leaving: typeof navigation = {
    ...navigation,
    open(...address) {
      onClose();
      navigation.open(...address);
    },
  };
  return (
    <Modal open title={t('help.page')} footer={null} onCancel={onClose} data-dialog="pageHelp">
      <div data-field="pageHelp">
        {texts[page].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <h3>{t('help.firstDay.title')}</h3>
      <ol data-field="firstDay">
        {FIRST_DAY.map(([step, target]) => (
          <li key={step}>
            {t(`help.firstDay.${step}`)}{' '}
            {canOpen(target) && (
              <PageLink navigation={leaving} page={target} data-action={step}>
                {t(`menu.${target}`)}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </Modal>
  );
}
