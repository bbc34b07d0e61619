import { CloseOutlined, EditOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useSyncExternalStore } from 'react';
import { DRAFT_PARAMETER, unpackDraft, type Draft } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { IconButton, UndoBar, useDraftSummary, useUndoableDeletion } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import type { DraftKeeper } from './draft-keeper';
import type { UnfinishedDrafts } from './use-drafts';
import { useOfferedDrafts } from './use-offered-drafts';

interface DraftNoticeProps {
  keeper: DraftKeeper;
  unfinished: UnfinishedDrafts;
  page: string;
}

/**
 * Line above a form, and above the first page after sign-in, that offers the latest unfinished work; a deletion can be
 * undone.
 */
export function DraftNotice({ keeper, unfinished, page }: DraftNoticeProps) {
  const { t } = useTexts();
  const dropped = useSyncExternalStore(keeper.subscribe, keeper.dropped);
  const deletion = useUndoableDeletion((ids) => Promise.all(ids.map((id) => keeper.drop(id))).then(() => undefined));
  const offer = useOfferedDrafts(page, unfinished);
  const drafts = offer.drafts.filter(({ id }) => !dropped.has(id) && !deletion.hidden.has(id));
  const [latest] = drafts;
  return (
    <>
      {latest && (
        <section className="ncb-draft" aria-label={t('drafts.title')} data-notice="info">
          <EditOutlined aria-hidden />
          <LatestDraft draft={latest} onDrop={deletion.remove} />
          {drafts.length > 1 && <AllDrafts drafts={drafts} onDrop={deletion.remove} />}
          <IconButton
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('drafts.putAway')}
            title={t('drafts.putAway')}
            onClick={offer.dismiss}
            data-action="putDraftsAway"
          />
        </section>
      )}
      <UndoBar deletion={deletion} text={t('drafts.dropped')} />
    </>
  );
}

interface DraftProps {
  draft: Draft;
  onDrop: (ids: readonly string[]) => void;
}

function LatestDraft({ draft, onDrop }: DraftProps) {
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

/** Button that lists all drafts of the offer. */
function AllDrafts({ drafts, onDrop }: { drafts: readonly Draft[]; onDrop: DraftProps['onDrop'] }) {
  const { t } = useTexts();
  const summarise = useDraftSummary();
  const list = (
    <ul className="ncb-drafts" aria-label={t('drafts.title')}>
      {drafts.map((draft) => {
        const { what, when } = summarise(draft);
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
    <Popover trigger="click" placement="bottomRight" content={list} destroyOnHidden>
      <Button size="small" type="text" className="ncb-draft-all" data-action="showDrafts">
        {t('drafts.all', { count: drafts.length })}
      </Button>
    </Popover>
  );
}

function DraftButtons({ draft, what, onDrop }: DraftProps & { what: string }) {
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
