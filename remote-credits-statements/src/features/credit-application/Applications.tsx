import type { Application } from '@ncb/shared-kernel/api/contract';
import { formatPercent } from '@ncb/shared-kernel/domain/money';
import { ApplicationKind, ApplicationStatus, buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useApplications } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerStates, EmptyView, MoneyText, PageLink, useDates } from '@ncb/shared-kernel/ui';
import { ApplicationStatusTag, WithdrawApplication } from '../applications';
import { creditStyles as styles } from '../credits';
import { useTexts } from '../../texts';

/** List of the company's applications, newest first, with status, the bank's offer or reason of refusal. */
export function Applications({ mayChange }: { mayChange: boolean }) {
  const { t } = useTexts();
  const answer = useApplications(ApplicationKind.credit);
  const applications = answer.data?.applications ?? [];
  return (
    <AnswerStates
      answer={answer}
      isEmpty={() => applications.length === 0}
      empty={<EmptyView text={t('creditsGet.list.empty')} />}
    >
      <section className={styles['cards']} aria-label={t('creditsGet.list.title')} data-field="applications">
        {applications.map((application) => (
          <ApplicationCard key={application.id} application={application} mayChange={mayChange} />
        ))}
      </section>
    </AnswerStates>
  );
}

function ApplicationCard({ application, mayChange }: { application: Application; mayChange: boolean }) {
  const { t } = useTexts();
  const { formatMoment } = useDates();
  const { id, status, amount, currencyLetters, term, purpose, submitted, files, reason, scheme } = application;
  return (
    <article className={styles['card']} data-row={id}>
      <div className={styles['card-head']}>
        <strong>{t('creditsGet.list.number', { number: id })}</strong>
        <ApplicationStatusTag status={status} />
      </div>
      <div className={styles['big']}>
        <MoneyText amount={amount} currency={currencyLetters} />
      </div>
      <div className="ncb-quiet">
        {[
          t('creditsGet.list.months', { count: term }),
          scheme && t(`credits.schemes.${scheme}`),
          formatMoment(submitted),
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
      <p>{purpose}</p>
      {files.length > 0 && (
        <div className="ncb-quiet" data-field="files">
          {files.map(({ name }) => name).join(', ')}
        </div>
      )}
      <Decision application={application} />
      {reason !== null && (
        <p className={styles['bad']} data-field="reason">
          {reason}
        </p>
      )}
      {mayChange && <WithdrawApplication application={application} />}
    </article>
  );
}

function Decision({ application: { status, rate, validUntil, dealNumber } }: { application: Application }) {
  const { language, navigation } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  if (dealNumber !== null)
    return (
      <PageLink
        navigation={navigation}
        page="miCreditsMine"
        parameters={buildPageAddress('miCreditsMine', { deal: dealNumber }).parameters}
        data-action="openDeal"
      >
        {t('creditsGet.list.issued', { number: dealNumber })}
      </PageLink>
    );
  if (status !== ApplicationStatus.approved || rate === null || validUntil === null) return null;
  return (
    <p className={styles['good']} data-field="decision">
      {t('creditsGet.list.decision', { rate: formatPercent(rate, language), date: formatDay(validUntil) })}
    </p>
  );
}
