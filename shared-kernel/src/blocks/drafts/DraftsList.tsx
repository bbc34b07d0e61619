import { DeleteOutlined } from '@ant-design/icons';
import { useCallback, useMemo } from 'react';
import { DRAFT_PARAMETER, unpackDraft, type Draft } from '../../api/contract';
import { getAlphabetKey } from '../../domain/text';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  createWordSearch,
  IconButton,
  RecordButton,
  type RecordColumn,
  RecordList,
  UndoBar,
  useDraftSummary,
  useRecordList,
  useUndoableDeletion,
} from '../../ui';
import { useDrafts } from './use-drafts';
import { useTexts } from './texts';

export interface DraftsListProps {
  pages: readonly string[];
}

export function DraftsList({ pages }: DraftsListProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { answer, drafts, drop } = useDrafts(pages);
  const deletion = useUndoableDeletion(drop);
  const { hidden } = deletion;
  const summarise = useDraftSummary();
  const titleOf = useCallback((draft: Draft) => summarise(draft).what, [summarise]);
  const find = useMemo(() => createWordSearch(titleOf), [titleOf]);
  const rows = useMemo(() => drafts.filter(({ id }) => !hidden.has(id)), [drafts, hidden]);

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
      sortKey: (draft) => getAlphabetKey(titleOf(draft)),
    },
    {
      key: 'saved_time',
      title: t('saved'),
      width: 176,
      cell: (draft) => <span className="ncb-number">{summarise(draft).when}</span>,
      sortKey: ({ saved }) => saved,
    },
  ];
  const list = useRecordList<Draft>({ name: 'drafts', rows, columns, find });
  return (
    <>
      <RecordList<Draft>
        list={list}
        label={t('title')}
        titleOf={titleOf}
        answer={answer}
        nothing={rows.length === 0 && t('empty')}
        menu={(draft) => (
          <IconButton
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('drop', { name: titleOf(draft) })}
            onClick={() => deletion.remove([draft.id])}
            data-action="delete"
          />
        )}
      />
      <UndoBar deletion={deletion} text={t('deleted')} />
    </>
  );
}
