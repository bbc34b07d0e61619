import { Button, Flex, Modal, Skeleton, Table } from 'antd';
import type { ActionRow, JournalRow } from '../../api/contract';
import { toDotted } from '../../domain/dates';
import { isActionType } from '../../domain/vocabulary';
import { AnswerFailure, EmptyView, TableFrame } from '../../ui';
import { useHistory } from './use-history';
import { useTexts } from './texts';

export interface HistoryDialogProps {
  row: JournalRow;
  onClose: () => void;
}

/** Who did what with a document and when, in portions. Source: spec 2 §2 ("Action history dialog") */
export function HistoryDialog({ row, onClose }: HistoryDialogProps) {
  const { t, common } = useTexts();
  const { actions, answer } = useHistory(row.id);
  const words = (type: string) => (isActionType(type) ? common(`actionType.${type}`) : type);
  return (
    <Modal
      open
      width={640}
      title={t('title', { number: row.number })}
      onCancel={onClose}
      footer={null}
      data-dialog="history"
    >
      {answer.isPending && <Skeleton active paragraph={{ rows: 4 }} title={false} />}
      {answer.isError && actions.length === 0 && <AnswerFailure answer={answer} />}
      {answer.isSuccess && actions.length === 0 && <EmptyView text={t('empty')} />}
      {actions.length > 0 && (
        <Flex vertical gap="small" align="center">
          <TableFrame label={t('title', { number: row.number })}>
            <Table<ActionRow>
              size="small"
              rowKey="id"
              dataSource={[...actions]}
              pagination={false}
              onRow={({ id }) => ({ 'data-row': id }) as object}
              columns={[
                { key: 'user', title: t('user'), render: (_, { userName }) => userName || '—' },
                { key: 'action', title: t('action'), render: (_, { type }) => words(type) },
                {
                  key: 'time',
                  title: t('time'),
                  render: (_, { time }) => (
                    <span className="ncb-number">{`${toDotted(time.slice(0, 10))} ${time.slice(11)}`}</span>
                  ),
                },
              ]}
            />
          </TableFrame>
          {answer.isError && <p role="alert">{common('messages.actJournalLoadFailed')}</p>}
          {answer.hasNextPage && (
            <Button loading={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()} data-action="more">
              {t('more')}
            </Button>
          )}
        </Flex>
      )}
    </Modal>
  );
}
