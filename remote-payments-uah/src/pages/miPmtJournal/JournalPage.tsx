import { PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPayments } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, JOURNAL_DEFAULT_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { queryKeys, useShell } from '@ncb/shared-kernel/remote-contract';
import { EmptyView, FailureView, PageHeader, useAnswer } from '@ncb/shared-kernel/ui';
import { ActionButtons } from '../../features/documents/ActionButtons';
import { useDocumentActions } from '../../features/documents/use-document-actions';
import { JournalTable } from './JournalTable';
import { SelectionTotals } from './SelectionTotals';

/** How often the journal is asked for while the bank works on a document in it. */
const IN_PROGRESS_INTERVAL_MS = 2_000;

/** The payment journal: the documents of the last 30 days, to sign, send and follow. Source: specification 2, section 2 */
export function JournalPage() {
  const { session, api, navigation } = useShell();
  const { t } = useTranslation('payments-uah');
  const { account } = navigation.parameters;
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const actions = useDocumentActions();

  const answer = useAnswer(
    [...queryKeys.payments(session.companyRef), 'journal', account ?? ''],
    (signal) =>
      api.call(
        listPayments,
        {
          periodType: 'period',
          start: null,
          end: null,
          day: null,
          accountIds: account ? [account] : [],
          status: null,
          type: null,
        },
        { signal },
      ),
    { refetchInterval: (query) => (inProgress(query.state.data) > 0 ? IN_PROGRESS_INTERVAL_MS : false) },
  );

  const rows = answer.data?.rows ?? [];
  useBalancesFollow(session.companyRef, inProgress(answer.data));
  // A row that was deleted or left the period is no longer meant by the buttons.
  const selected = rows.filter(({ id }) => selectedIds.includes(id));

  const create = (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => navigation.open('miPmtUahNew', account ? { account } : {})}
      data-action="create"
    >
      {t('journal.create')}
    </Button>
  );

  return (
    <div className="ncb-page" data-page="miPmtJournal">
      <PageHeader title={t('journal.title')} about={t('journal.about', { count: JOURNAL_DEFAULT_DAYS })}>
        <Flex gap="small" wrap>
          <Button
            icon={<ReloadOutlined />}
            onClick={() => void answer.refetch()}
            loading={answer.isFetching && !answer.isPending}
            data-action="refresh"
          >
            {t('journal.refresh')}
          </Button>
          {create}
        </Flex>
      </PageHeader>
      {answer.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {answer.isError && (
        <FailureView
          failure={answer.error.failure}
          onRetry={() => void answer.refetch()}
          isRetrying={answer.isFetching}
        />
      )}
      {answer.isSuccess && rows.length === 0 && <EmptyView text={t('journal.empty')}>{create}</EmptyView>}
      {rows.length > 0 && (
        <>
          <Flex gap="middle" align="center" wrap>
            <ActionButtons documents={selected} actions={actions} showCount />
            <SelectionTotals rows={selected} />
          </Flex>
          <JournalTable rows={rows} selectedIds={selected.map(({ id }) => id)} onSelect={setSelectedIds} />
        </>
      )}
    </div>
  );
}

function inProgress(data: { rows: readonly { status: DocumentStatus }[] } | undefined): number {
  return data?.rows.filter(({ status }) => status === DocumentStatus.inProgress).length ?? 0;
}

/** When the bank has finished with a document, the balances that another remote shows are old. */
function useBalancesFollow(companyRef: string, count: number): void {
  const cache = useQueryClient();
  useEffect(
    () => () => void cache.invalidateQueries({ queryKey: queryKeys.accounts(companyRef) }),
    [cache, companyRef, count],
  );
}
