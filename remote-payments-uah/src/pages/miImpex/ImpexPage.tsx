import { Skeleton, Tabs } from 'antd';
import { useMemo } from 'react';
import { canPayHryvniaFrom, type ImportContext } from '@ncb/shared-kernel/domain/rules';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, PageHeader } from '@ncb/shared-kernel/ui';
import { useCurrentAccounts } from '@ncb/shared-kernel/queries';
import { ExportTab } from './ExportTab';
import { ImportTab } from './ImportTab';
import { useTexts } from '../../texts';

/** Hryvnia payments from a file and into a file. Source: specification 2, section 2, "Import and export screen" */
export function ImpexPage() {
  const { session } = useShell();
  const { t } = useTexts();
  const answer = useCurrentAccounts();
  const accounts = answer.data?.accounts;
  const context = useMemo<ImportContext | null>(() => {
    if (!accounts) return null;
    const inHryvnia = accounts.filter(({ currencyCode }) => currencyCode === UAH.code);
    return { bankDay: session.bankDay, debitAccounts: new Map(inHryvnia.map((account) => [account.iban, account])) };
  }, [accounts, session.bankDay]);

  return (
    <div className="ncb-page" data-page="miImpex">
      <PageHeader title={t('impex.title')} about={t('impex.about')} />
      {answer.isError && !accounts && <AnswerFailure answer={answer} />}
      {answer.isPending && <Skeleton active paragraph={{ rows: 8 }} aria-label={t('impex.loading')} />}
      {accounts && context && (
        <Tabs
          items={[
            {
              key: 'import',
              label: <span data-action="import">{t('impex.import')}</span>,
              children: <ImportTab context={context} accounts={accounts.filter(canPayHryvniaFrom)} />,
            },
            {
              key: 'export',
              label: <span data-action="export">{t('impex.export')}</span>,
              children: <ExportTab accounts={accounts} />,
            },
          ]}
        />
      )}
    </div>
  );
}
