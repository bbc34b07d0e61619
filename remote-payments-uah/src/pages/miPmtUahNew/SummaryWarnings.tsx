import { SummaryNotice } from '@ncb/shared-kernel/blocks/document-form';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageLink, useDates } from '@ncb/shared-kernel/ui';
import { AccountList, type LiveWarnings } from '../../features/receiver';
import { useTexts } from '../../texts';

interface SummaryWarningsProps {
  warnings: LiveWarnings;
}

/** Warnings beside the form: a similar payment, other accounts of the receiver, other names of the account. */
export function SummaryWarnings({ warnings: { lookAlikes, otherAccounts, otherNames } }: SummaryWarningsProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const [alike] = lookAlikes;
  return (
    <>
      {alike && (
        <SummaryNotice name="lookAlikes">
          {t('form.warnings.similar')}{' '}
          <PageLink
            navigation={navigation}
            {...buildPageAddress('miPmtUahNew', { id: alike.id })}
            data-action="openAlike"
          >
            {t('form.warnings.lookAlike', { number: alike.number, date: formatDay(alike.documentDate) })}
          </PageLink>
          , {t('form.warnings.similarEnd')}
        </SummaryNotice>
      )}
      {otherAccounts.length > 0 && (
        <SummaryNotice name="otherAccounts">
          {t('form.warnings.otherAccounts')}
          <AccountList accounts={otherAccounts} />
        </SummaryNotice>
      )}
      {otherNames.length > 0 && (
        <SummaryNotice name="otherNames">
          {t('form.warnings.otherNames')}: {otherNames.join(', ')}
        </SummaryNotice>
      )}
    </>
  );
}
