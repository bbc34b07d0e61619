import type { ReactNode } from 'react';
import type { CurrencyRequest, LinkedPayment } from '@ncb/shared-kernel/api/contract';
import { useHistory } from '@ncb/shared-kernel/blocks/history';
import { Timeline } from '@ncb/shared-kernel/blocks/timeline';
import { addAmounts, formatRate } from '@ncb/shared-kernel/domain/money';
import { ActionObject, ActionType, DocumentStatus, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, translateReason, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { getResultLetters } from './get-result-letters';
import { RateText } from './RateText';
import { listRequestSteps, type StepName } from './list-request-steps';
import styles from './request.module.css';

interface RequestTimelineProps {
  request: CurrencyRequest;
  payments: readonly LinkedPayment[];
}

/** Timeline with finished steps, the awaited step and remaining ones. */
export function RequestTimeline({ request, payments }: RequestTimelineProps) {
  const { t } = useTexts();
  const moments = useMoments(request);
  return (
    <Timeline
      steps={listRequestSteps(request).map(({ name, state }) => ({
        name,
        state,
        title:
          state === 'waiting' && (name === 'money' || name === 'rate')
            ? t(`request.waits.${name}`)
            : t(`request.steps.${name === 'credited' ? (`credited${request.type}` as const) : name}`),
        moment: moments[name],
        about: <StepAbout name={name} request={request} payments={payments} />,
      }))}
    />
  );
}

function useMoments(request: CurrencyRequest): Partial<Record<StepName, string>> {
  const { actions } = useHistory({ object: ActionObject.payment, id: request.id });
  const signed = request.signatures
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  const sent = actions.find(({ type }) => type === ActionType.send)?.time;
  const isOver = request.status === DocumentStatus.success || request.status === DocumentStatus.aborted;
  const ended = isOver ? request.confirmed : null;
  return {
    ...(signed !== undefined && { signed }),
    ...(sent !== undefined && request.status >= DocumentStatus.inProgress && { accepted: sent }),
    ...(ended !== null && { deal: ended, credited: ended, refused: ended }),
  };
}

interface StepAboutProps extends RequestTimelineProps {
  name: StepName;
}

function StepAbout({ name, request, payments }: StepAboutProps): ReactNode {
  const { language } = useShell();
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { type, signatures, lastDay, deal, targetCurrencyCode } = request;
  const got = getResultLetters(type, targetCurrencyCode);
  switch (name) {
    case 'signed':
      return signatures.map(({ signer }) => signer).join(', ') || t('request.notSigned');
    case 'accepted':
      return null;
    case 'money':
      return <ReceivedMoney request={request} payments={payments} />;
    case 'rate':
      return (
        <>
          <RateText rateType={request.rateType} customerRate={request.customerRate} />
          {lastDay !== undefined && `. ${t('request.livesTo', { date: formatDay(lastDay) })}`}
        </>
      );
    case 'deal':
      return deal ? (
        <span data-field="deal">
          {t('request.dealRate', { rate: formatRate(deal.rate, language) })},{' '}
          <MoneyText amount={deal.sum} currency={got} />
        </span>
      ) : (
        t('request.dealToCome')
      );
    case 'credited':
      return deal?.rest !== undefined && deal.rest !== '0.00' ? (
        <>
          {t('request.returned')} <MoneyText amount={deal.rest} currency={UAH.letters} />
        </>
      ) : null;
    case 'refused':
      return (
        <>
          {request.abortReason && translateReason(common, request.abortReason)}
          {payments.some(({ status }) => status === DocumentStatus.success) && ` ${t('request.moneyBack')}`}
        </>
      );
  }
}

/** Received part of the hryvnias that are needed at the present rate. */
function ReceivedMoney({ request: { hryvnias, missing = '0.00' }, payments }: RequestTimelineProps) {
  const { t } = useTexts();
  const received = payments
    .filter(({ status, currencyLetters }) => status === DocumentStatus.success && currencyLetters === UAH.letters)
    .reduce((sum, { amount }) => addAmounts(sum, amount ?? '0.00'), '0.00');
  if (hryvnias === null) return null;
  // The rate has moved since the request was stored: what has come would look like enough.
  const needed = missing === '0.00' ? hryvnias : addAmounts(received, missing);
  return (
    <>
      {t('request.needs')} <MoneyText amount={needed} currency={UAH.letters} />, {t('request.come')}{' '}
      <MoneyText amount={received} currency={UAH.letters} />
      <progress
        className={styles['progress']}
        max={Number(needed)}
        value={Number(received)}
        aria-label={t('request.steps.money')}
      />
    </>
  );
}
