import { Button, Flex, Modal, Skeleton, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ActionRow, JournalRow } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { isActionType } from '@ncb/shared-kernel/domain/vocabulary';
import { AnswerFailure, EmptyView, TableFrame } from '@ncb/shared-kernel/ui';
import { useHistory } from './use-history';

export interface HistoryDialogProps {
  row: JournalRow;
  onClose: () => void;
}

/** Who did what with a document and when, in portions. Source: spec 2 §2 ("Action history dialog") */
export function HistoryDialog({ row, onClose }: HistoryDialogProps) {
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const { actions, answer } = useHistory(row.id);
  const words = (type: string) => (isActionType(type) ? t(`actionType.${type}`, { ns: 'kernel' }) : type);
  return (
    <Modal
      open
      width={640}
      title={t('journal.history.title', { number: row.number })}
      onCancel={onClose}
      footer={null}
      data-dialog="history"
    >
      {answer.isPending && <Skeleton active paragraph={{ rows: 4 }} title={false} />}
      {answer.isError && actions.length === 0 && <AnswerFailure answer={answer} />}
      {answer.isSuccess && actions.length === 0 && <EmptyView text={t('journal.history.empty')} />}
      {actions.length > 0 && (
        <Flex vertical gap="small" align="center">
          <TableFrame label={t('journal.history.title', { number: row.number })}>
            <Table<ActionRow>
              size="small"
              rowKey="id"
              dataSource={[...actions]}
              pagination={false}
              onRow={({ id }) => ({ 'data-row': id }) as object}
              columns={[
                { key: 'user', title: t('journal.history.user'), render: (_, { userName }) => userName || '—' },
                { key: 'action', title: t('journal.history.action'), render: (_, { type }) => words(type) },
                {
                  key: 'time',
                  title: t('journal.history.time'),
                  render: (_, { time }) => (
                    <span className="ncb-number">{`${toDotted(time.slice(0, 10))} ${time.slice(11)}`}</span>
                  ),
                },
              ]}
            />
          </TableFrame>
          {answer.isError && <p role="alert">{t('messages.actJournalLoadFailed', { ns: 'kernel' })}</p>}
          {answer.hasNextPage && (
            <Button loading={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()} data-action="more">
              {t('journal.history.more')}
            </Button>
          )}
        </Flex>
      )}
    </Modal>
  );
}
