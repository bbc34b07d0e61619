import { DRAFT_PARAMETER, summariseDraft, listDrafts, unpackDraft, type Draft } from '@ncb/shared-kernel/api/contract';
import { toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { draftKeys } from '@ncb/shared-kernel/queries';
import type { RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { CardRow, CardRows, MoneyText } from '@ncb/shared-kernel/ui';
import { cardTexts, useTexts } from '../texts';

/** Unfinished forms of all areas, newest first. */
type DraftsContent = readonly Draft[];

const ROWS_SHOWN = 3;

export const card: RemoteCard<DraftsContent> = {
  async load({ session, api, ask }) {
    const answer = await ask(draftKeys.list(session.companyRef), (signal) =>
      api.call(listDrafts, { page: null }, { signal }),
    );
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
  const { id, page, name, data, saved } = draft;
  const unpacked = unpackDraft(data);
  const { receiver, amount } = summariseDraft(unpacked?.content);
  const parsed = parseAmount(amount);
  const form = name || page;
  const when = toDottedMoment(saved);
  return (
    <CardRow
      id={id}
      name={receiver || form}
      about={receiver ? t('draftAbout', { form, when }) : when}
      to={{ page, parameters: { ...unpacked?.parameters, [DRAFT_PARAMETER]: id } }}
      end={parsed.ok && <MoneyText amount={parsed.amount} />}
    />
  );
}
