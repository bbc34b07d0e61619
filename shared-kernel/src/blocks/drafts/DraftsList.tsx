import { DeleteOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { DRAFT_PARAMETER, unpackDraft, type Draft } from '../../api/contract';
import { toDottedMoment } from '../../domain/dates';
import { alphabetKey } from '../../domain/text';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  AnswerStates,
  EmptyView,
  IconButton,
  RefreshButton,
  UndoBar,
  useUndoableDeletion,
  RecordButton,
  type RecordColumn,
  RecordList,
} from '../../ui';
import { useOwnDrafts } from './use-own-drafts';
import { useTexts } from './texts';

const titleOf = ({ name, page }: Draft) => name || page;

/** Forms that were left unfinished, as the bank keeps them. Source: spec 2 §2 ("Drafts") */
export function DraftsList() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { answer, drafts, drop } = useOwnDrafts();
  const deletion = useUndoableDeletion(drop);
  const rows = drafts.filter(({ id }) => !deletion.hidden.has(id));

  const columns: readonly RecordColumn<Draft>[] = [
    {
      key: 'draft_name',
      title: t('name'),
      cell: (draft) => {
        const data = unpackDraft(draft.data);
        if (!data) return t('unreadable', { name: titleOf(draft) });
        return (
          <RecordButton
            onPress={() => navigation.open(draft.page, { ...data.parameters, [DRAFT_PARAMETER]: draft.id })}
            data-action="continueDraft"
          >
            {titleOf(draft)}
          </RecordButton>
        );
      },
      sortKey: (draft) => alphabetKey(titleOf(draft)),
    },
    {
      key: 'saved_time',
      title: t('saved'),
      cell: ({ saved }) => <span className="ncb-number">{toDottedMoment(saved)}</span>,
      sortKey: ({ saved }) => saved,
    },
  ];

  return (
    <>
      <Flex gap="small" wrap>
        <RefreshButton isBusy={answer.isFetching && !answer.isPending} onRefresh={() => void answer.refetch()} />
      </Flex>
      <AnswerStates answer={answer} isEmpty={() => rows.length === 0} empty={<EmptyView text={t('empty')} />}>
        <RecordList<Draft>
          name="drafts"
          label={t('title')}
          rows={rows}
          columns={columns}
          titleOf={titleOf}
          wordsOf={titleOf}
          menu={(draft) => (
            <IconButton
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('drop', { name: titleOf(draft) })}
              onClick={() => deletion.remove([draft.id])}
              data-action="delete"
            />
          )}
        />
      </AnswerStates>
      <UndoBar deletion={deletion} text={t('deleted')} />
    </>
  );
}
