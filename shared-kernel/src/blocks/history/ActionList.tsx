import { Flex } from 'antd';
import type { ActionRow } from '../../api/contract';
import { AnswerFailure, EmptyView, MoreButton, SimpleTable, Waiting, useDates } from '../../ui';
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
  const { formatMoment } = useDates();
  const actionTexts = useActionTexts();
  if (answer.isPending) return <Waiting rows={4} />;
  if (actions.length === 0) return answer.isError ? <AnswerFailure answer={answer} /> : <EmptyView text={empty} />;
  return (
    <Flex vertical gap="small" align="center">
      <SimpleTable<ActionRow>
        label={label}
        rows={actions}
        rowId={({ id }) => id}
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
              <span className="ncb-number">{`${formatMoment(time)}${time.slice('yyyy-MM-ddTHH:mm'.length)}`}</span>
            ),
          },
        ]}
      />
      {answer.isError && <p role="alert">{common('messages.actJournalLoadFailed')}</p>}
      <MoreButton answer={answer}>{t('more')}</MoreButton>
    </Flex>
  );
}
