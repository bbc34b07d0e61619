import { listMail, type AnswerOf } from '@ncb/shared-kernel/api/contract';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { mailKeys } from '@ncb/shared-kernel/queries';
import type { RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { CardLink, CardRow, CardRows, useDates } from '@ncb/shared-kernel/ui';
import { cardTexts, useTexts } from '../texts';

/** First letters of the bank, and the number that no user of the company has read. */
type LettersContent = AnswerOf<typeof listMail>;

const ROWS_SHOWN = 3;

export const card: RemoteCard<LettersContent> = {
  async load({ session, api, ask }) {
    // The menu shares this query for its count.
    const answer = await ask(mailKeys.unread(session.companyRef), (signal) =>
      api.call(listMail, { folder: 'inbox', lastId: null, words: '' }, { signal }),
    );
    if (!answer.ok) return answer;
    return { ok: true, value: answer.value.unread > 0 ? answer.value : null };
  },
  Body: LettersBody,
  More: LettersMore,
  texts: cardTexts,
};

function LettersBody({ content }: { content: LettersContent }) {
  const { formatMoment } = useDates();
  const unread = content.letters.filter(({ isRead }) => !isRead).slice(0, ROWS_SHOWN);
  return (
    <CardRows>
      {unread.map(({ id, subject, sender, sent }) => (
        <CardRow
          key={id}
          id={id}
          name={subject}
          about={[sender, formatMoment(sent)].filter(Boolean).join(', ')}
          to={buildPageAddress('miMail', { letter: id })}
        />
      ))}
    </CardRows>
  );
}

function LettersMore({ content }: { content: LettersContent }) {
  const { t } = useTexts();
  return <CardLink to={buildPageAddress('miMail')}>{t('unread', { count: content.unread })}</CardLink>;
}
