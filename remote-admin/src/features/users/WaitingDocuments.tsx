import { useDocumentTitle } from '@ncb/shared-kernel/blocks/documents';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { buildPageAddress, PAGE_OF_DOCUMENT, type SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { isNextSigner, isOwn, getNextAction } from '@ncb/shared-kernel/domain/workflow';
import { ALL_DOCUMENTS, useJournal } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { EmptyView, AnswerFailure, MoneyText, PageLink, Waiting } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** Period in days: documents are normally sent within days; older unsigned ones are in the journal. */
const [DAYS_BACK, DAYS_AHEAD] = [31, 31];
const SHOWN_MAX = 10;

/** Documents that wait for a signature of this right: another user must now sign them. */
export function WaitingDocuments({ userId, right }: { userId: string; right: SignatureRight }) {
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const titleOf = useDocumentTitle();
  const { bankDay, signScheme } = session;
  const period = { start: addDays(bankDay, -DAYS_BACK), end: addDays(bankDay, DAYS_AHEAD) };
  const answer = useJournal({ ...ALL_DOCUMENTS, ...period }, true);
  if (answer.isPending) return <Waiting rows={2} />;
  if (answer.isError) return <AnswerFailure answer={answer} />;
  const signer = { right, rightsValid: true };
  const waiting = answer.data.rows.filter(
    (row) =>
      isOwn(row) && getNextAction(row.status, { ...signer, isNext: isNextSigner(row, userId) }, signScheme) === 'sign',
  );
  if (waiting.length === 0) return <EmptyView text={t('users.waiting.none')} isSection />;
  return (
    <section data-field="waitingDocuments">
      <p>{t('users.waiting.about', { count: waiting.length })}</p>
      <ul className="ncb-plain-list">
        {waiting.slice(0, SHOWN_MAX).map((row) => {
          const page = PAGE_OF_DOCUMENT[row.type];
          return (
            <li key={row.id} data-row={row.id}>
              <PageLink
                navigation={navigation}
                {...buildPageAddress(page, { id: row.id, mode: 'view' })}
                data-action="viewDocument"
              >
                {titleOf(row)}
              </PageLink>
              <MoneyText amount={row.amount} currency={row.currencyLetters} />
            </li>
          );
        })}
      </ul>
      {waiting.length > SHOWN_MAX && (
        <PageLink
          navigation={navigation}
          {...buildPageAddress('miPmtJournal', { periodType: 'period', ...period })}
          data-action="openJournal"
        >
          {t('users.waiting.all', { count: waiting.length })}
        </PageLink>
      )}
    </section>
  );
}
