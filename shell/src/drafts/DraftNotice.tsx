import { CloseOutlined, EditOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { DRAFT_PARAMETER, unpackDraft, type Draft } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { IconButton, UndoBar, useUndoableDeletion } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import type { DraftKeeper } from './draft-keeper';
import { useDraftSummary } from './use-draft-summary';
import { useDrafts } from './use-drafts';
import { useNoticePlace } from './use-notice-place';

export interface DraftNoticeProps {
  keeper: DraftKeeper;
  page: string;
}

/**
 * Notice that offers drafts of an earlier session, except those being edited in any tab. Shown on the first page only,
 * until dismissed; a deletion can be undone.
 */
export function DraftNotice({ keeper, page }: DraftNoticeProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const dropped = useSyncExternalStore(keeper.subscribe, keeper.dropped);
  const drafts = useDrafts(keeper);
  const deletion = useUndoableDeletion((ids) => Promise.all(ids.map((id) => keeper.drop(id))).then(() => undefined));
  const open = navigation.parameters[DRAFT_PARAMETER];
  const offered = drafts.filter(({ id }) => id !== open && !dropped.has(id) && !deletion.hidden.has(id));
  const place = useNoticePlace(page, offered.length > 0);
  const [first] = offered;
  return (
    <>
      {first && place.isShown && (
        <section
          className={place.isLate ? 'ncb-draft ncb-draft-late' : 'ncb-draft'}
          aria-label={t('drafts.title')}
          data-notice="info"
        >
          <EditOutlined aria-hidden />
          {offered.length === 1 ? (
            <OneDraft draft={first} onDrop={deletion.remove} />
          ) : (
            <ManyDrafts drafts={offered} onDrop={deletion.remove} />
          )}
          <IconButton
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('drafts.putAway')}
            title={t('drafts.putAway')}
            onClick={place.dismiss}
            data-action="putDraftsAway"
          />
        </section>
      )}
      <UndoBar deletion={deletion} text={t('drafts.dropped')} />
    </>
  );
}

interface OneDraftProps {
  draft: Draft;
  onDrop: (ids: readonly string[]) => void;
}

function OneDraft({ draft, onDrop }: OneDraftProps) {
  const { t } = useTexts();
  const { form, receiver, sum, what, when } = useDraftSummary()(draft);
  const isEmpty = receiver + sum === '';
  return (
    <div className="ncb-draft-one" data-row={draft.id}>
      <span className="ncb-draft-words" title={`${what}, ${when}`}>
        <span className="ncb-draft-lead">{`${t('drafts.unfinished')}: ${isEmpty ? '' : `${form}, `}`}</span>
        <strong className="ncb-draft-name">{isEmpty ? form : receiver}</strong>
        {sum && <strong>{receiver ? `, ${sum}` : sum}</strong>}
        <span className="ncb-draft-time">{`, ${when}`}</span>
      </span>
      <DraftButtons draft={draft} what={what} onDrop={onDrop} />
    </div>
  );
}

function ManyDrafts({ drafts, onDrop }: { drafts: readonly Draft[]; onDrop: OneDraftProps['onDrop'] }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const words = useDraftSummary();
  const list = (
    <ul className="ncb-drafts" aria-label={t('drafts.title')}>
      {drafts.map((draft) => {
        const { what, when } = words(draft);
        return (
          <li key={draft.id} data-row={draft.id}>
            <span>
              <strong>{what}</strong>
              <span className="ncb-quiet">{`, ${when}`}</span>
            </span>
            <DraftButtons draft={draft} what={what} onDrop={onDrop} />
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className="ncb-draft-one">
      <span className="ncb-draft-words">
        <span>{`${t('drafts.several', { count: drafts.length })}: `}</span>
        {drafts.map((draft) => words(draft).what).join('; ')}
      </span>
      <Popover
        trigger="click"
        placement="bottomRight"
        open={isOpen}
        onOpenChange={setOpen}
        content={list}
        destroyOnHidden
      >
        <Button size="small" aria-expanded={isOpen} data-action="showDrafts">
          {t('drafts.show')}
        </Button>
      </Popover>
    </div>
  );
}

function DraftButtons({ draft, what, onDrop }: OneDraftProps & { what: string }) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const content = unpackDraft(draft.data);
  return (
    <span className="ncb-draft-buttons">
      <Button
        size="small"
        type="link"
        disabled={content === null || !navigation.isServed(draft.page)}
        onClick={() => navigation.open(draft.page, { ...content?.parameters, [DRAFT_PARAMETER]: draft.id })}
        aria-label={`${t('drafts.continue')}: ${what}`}
        data-action="continueDraft"
      >
        <span className="ncb-draft-verb">{t('drafts.continue')}</span>
        <RightOutlined className="ncb-draft-arrow" aria-hidden />
      </Button>
      <Button
        size="small"
        type="text"
        onClick={() => onDrop([draft.id])}
        aria-label={`${t('drafts.drop')}: ${what}`}
        data-action="dropDraft"
      >
        {t('drafts.drop')}
      </Button>
    </span>
  );
}
