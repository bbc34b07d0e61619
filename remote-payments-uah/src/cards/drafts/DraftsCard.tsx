import { DRAFT_PARAMETER, unpackDraft, type Draft } from '@ncb/shared-kernel/api/contract';
import { draftKeys, listUneditedDrafts } from '@ncb/shared-kernel/queries';
import type { RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { CardRow, CardRows, useDraftSummary } from '@ncb/shared-kernel/ui';
import { cardTexts, useTexts } from '../texts';

/** Unfinished forms of all areas, newest first. */
type DraftsContent = readonly Draft[];

const ROWS_SHOWN = 3;

export const card: RemoteCard<DraftsContent> = {
  async load({ session, api, ask }) {
    const answer = await ask(draftKeys.list(session.companyRef), (signal) => listUneditedDrafts(api, signal));
    if (!answer.ok) return answer;
    const { drafts } = answer.value;
    return { ok: true, value: drafts.length > 0 ? drafts : null };
  },
  Body: DraftsBody,
  texts: cardTexts,
};

function DraftsBody({ content }: { content: DraftsContent }) {
  return (
    <CardRows>
      {content.slice(0, ROWS_SHOWN).map((draft) => (
        <DraftRow key={draft.id} draft={draft} />
      ))}
    </CardRows>
  );
}

function DraftRow({ draft }: { draft: Draft }) {
  const { t } = useTexts();
  const { form, receiver, sum, when } = useDraftSummary()(draft);
  const { id, page } = draft;
  return (
    <CardRow
      id={id}
      name={receiver || form}
      about={receiver ? t('draftAbout', { form, when }) : when}
      to={{ page, parameters: { ...unpackDraft(draft.data)?.parameters, [DRAFT_PARAMETER]: id } }}
      end={sum && <span className="ncb-number">{sum}</span>}
    />
  );
}
