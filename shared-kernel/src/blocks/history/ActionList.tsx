import { Flex, Table } from 'antd';
import type { ActionRow } from '../../api/contract';
import { toDotted } from '../../domain/dates';
import { AnswerFailure, EmptyView, MoreButton, TableFrame, Waiting } from '../../ui';
import type { FoundActions } from './use-actions';
import { useTexts } from './texts';
import { useActionTexts } from './use-action-texts';

export interface ActionListProps {
  found: FoundActions;
  label: string;
  empty: string;
}

export function ActionList({ found: { actions, answer }, label, empty }: ActionListProps) {
  const { t, common } = useTexts();
  const actionTexts = useActionTexts();
  if (answer.isPending) return <Waiting rows={4} />;
  if (actions.length === 0) return answer.isError ? <AnswerFailure answer={answer} /> : <EmptyView text={empty} />;
  return (
    <Flex vertical gap="small" align="center">
      <TableFrame label={label}>
        <Table<ActionRow>
          size="small"
          rowKey="id"
          dataSource={[...actions]}
          pagination={false}
          onRow={({ id }) => ({ 'data-row': id }) as object}
          columns={[
            { key: 'user', title: t('user'), render: (_, { userName }) => userName || '—' },
            {
              key: 'action',
              title: t('action'),
              render: (_, row) => [actionTexts.action(row), actionTexts.detail(row)].filter(Boolean).join('. '),
            },
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
      <MoreButton answer={answer}>{t('more')}</MoreButton>
    </Flex>
  );
}
