import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import type { ApiFailure } from '../../api/client';
import { toSearchText } from '../../domain/text';
import { AnswerFailure, DialogFields, EmptyView, useSteadyOptions, Waiting } from '../../ui';
import { useTexts } from './texts';

/** Maximum of listed choices; the search finds the others. */
const CHOICES_SHOWN = 50;

export interface Choice {
  readonly id: string;
  readonly title: string;
  readonly about?: ReactNode;
  /** Additional search text. */
  readonly searchWords?: string;
}

interface ChoicesQuery {
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: { readonly failure: ApiFailure } | null;
  readonly refetch: () => unknown;
}

export interface ChoiceDialogProps {
  name: string;
  title: string;
  query: ChoicesQuery;
  choices: readonly Choice[];
  empty: string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

export function ChoiceDialog({ name, title, query, choices, empty, onChoose, onClose }: ChoiceDialogProps) {
  const { t, common } = useTexts();
  const [search, setSearch] = useState('');
  const present = useMemo(() => {
    const searchKey = toSearchText(search);
    return choices.filter((choice) => toSearchText(`${choice.title} ${choice.searchWords ?? ''}`).includes(searchKey));
  }, [choices, search]);
  const { shown, mayChoose } = useSteadyOptions({
    cause: search,
    options: present,
    keyOf: ({ id }) => id,
    canAppend: true,
  });

  return (
    <Modal open title={title} footer={null} onCancel={onClose} width={640} data-dialog={name}>
      {query.error && <AnswerFailure answer={query} />}
      {query.isPending && <Waiting rows={5} />}
      {!query.isPending && !query.error && choices.length === 0 && <EmptyView text={empty} />}
      {choices.length > 0 && (
        <DialogFields>
          <Input
            prefix={<SearchOutlined />}
            placeholder={common('common.search')}
            aria-label={common('common.search')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            data-field="search"
          />
          {shown.length === 0 ? (
            <EmptyView text={common('common.nothingFound')} />
          ) : (
            <>
              <ul className="ncb-choices" aria-label={title}>
                {shown.slice(0, CHOICES_SHOWN).map(({ id, title: name, about }) => (
                  <li key={id} data-row={id}>
                    <button
                      type="button"
                      className="ncb-choice"
                      onClick={() => mayChoose('mouse') && onChoose(id)}
                      data-action="choose"
                    >
                      <span>{name}</span>
                      {about && <span className="ncb-quiet">{about}</span>}
                    </button>
                  </li>
                ))}
              </ul>
              {shown.length > CHOICES_SHOWN && (
                <p className="ncb-quiet" role="status">
                  {t('more', { shown: CHOICES_SHOWN, all: shown.length })}
                </p>
              )}
            </>
          )}
        </DialogFields>
      )}
    </Modal>
  );
}
