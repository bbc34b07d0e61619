import type { Account } from '@ncb/shared-kernel/api/contract';
import { SummaryFrame, SummaryNotice } from '@ncb/shared-kernel/blocks/document-form';
import { BANK_TIME_ZONE } from '@ncb/shared-kernel/domain/dates';
import {
  compareAmounts,
  formatAmount,
  formatRate,
  parseAmount,
  subtractAmounts,
} from '@ncb/shared-kernel/domain/money';
import { getCrossRates } from '@ncb/shared-kernel/domain/rules';
import {
  BUY_RESERVE_FACTOR,
  getCurrencyDigits,
  DocumentType,
  findCurrency,
  getLanguageTag,
  UAH,
  type Language,
  type RequestType,
} from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts';
import { getResultLetters } from './get-result-letters';
import { getBankRate } from './get-bank-rate';
import type { RequestValues } from './request-values';
import styles from './request.module.css';
import { SumLines, type SumLine } from '../sums';
import type { RequestMoney } from './use-request-money';

interface RequestSummaryProps {
  checked: CheckedForm<RequestValues>;
  type: RequestType;
  money: RequestMoney;
  accounts: readonly Account[];
  problems: ReactNode;
  isBusy: boolean;
  onSave: () => void;
}

/** Summary whose number of lines does not change during typing. */
export function RequestSummary({ checked, type, money, accounts, problems, isBusy, onSave }: RequestSummaryProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const { values } = checked;
  const { byBank, asOf } = money;
  const isBuying = type === DocumentType.buyRequest;
  const amount = parseAmount(values.amount);
  const resultLetters = getResultLetters(type, values.targetCurrencyCode);
  const headline = isBuying ? (byBank?.needed ?? null) : (money.estimate?.total ?? null);
  const account = accounts.find(({ id }) => id === values.debitAccountId);
  const sold = amount.ok ? amount.amount : null;
  const debited = isBuying ? headline : sold;
  const balanceAfter = account && debited !== null ? subtractAmounts(account.available, debited) : null;
  const isShort = balanceAfter?.startsWith('-') ?? false;
  const { estimate, isFeeKnown } = money;
  const isEaten = !isBuying && isFeeKnown && estimate !== null && compareAmounts(estimate.total, '0.00') <= 0;
  const eatenTitle = isEaten ? t('payment.summary.look') : null;
  const warnings = <Warnings money={money} type={type} isShort={isShort} isEaten={isEaten} />;
  return (
    <SummaryFrame
      title={t(isBuying ? 'request.needed' : 'request.brings')}
      sum={
        <>
          <span className={styles['bar-title']}>{t(isBuying ? 'request.neededShort' : 'request.bringsShort')}</span>
          <span className={styles['headline-sum']} data-field={isBuying ? 'needed' : 'brings'}>
            {headline === null && amount.ok ? (
              // The rate or the fee is not known: 0,00 would be a wrong sum.
              <span className="ncb-number">{`–\u00a0${resultLetters}`}</span>
            ) : (
              <MoneyText amount={headline ?? '0.00'} currency={resultLetters} />
            )}
          </span>
        </>
      }
      isOpen={headline === null}
      problems={problems || undefined}
      warnings={warnings}
      warningTitle={isShort ? t('request.short') : eatenTitle}
      save={{ title: t('request.check'), action: 'save' }}
      isBusy={isBusy}
      onSave={onSave}
      note={t('request.saveNote')}
      approval={{ type, amount: sold, currency: findCurrency(values.currencyCode)?.letters ?? '' }}
    >
      <div className={styles['part']}>
        <Formula type={type} values={values} money={money} />
      </div>
      <Estimate type={type} values={values} money={money} resultLetters={resultLetters} />
      <SumLines
        className={styles['part'] ?? ''}
        lines={[
          {
            name: 'available',
            label: t('request.available'),
            value: account && <MoneyText amount={account.available} currency={account.currencyLetters} />,
          },
          {
            name: 'becomes',
            label: t('request.becomes'),
            isBad: balanceAfter?.startsWith('-') ?? false,
            value: account && balanceAfter !== null && (
              <MoneyText amount={balanceAfter} currency={account.currencyLetters} />
            ),
          },
        ]}
      />
      <p className={`${styles['part'] ?? ''} ncb-quiet`} data-field="asOf">
        {asOf === null ? t('request.rateToCome') : t('request.asOf', { time: formatTime(asOf, language) })}{' '}
        {t(isBuying ? 'request.useInTime' : 'request.dealDecides')}{' '}
        {type !== DocumentType.convertRequest && t(`request.about.${type}`)}
      </p>
    </SummaryFrame>
  );
}

/** Formula; an empty line before input. */
function Formula({
  type,
  values,
  money: { rates, dealRate },
}: Pick<RequestSummaryProps, 'type' | 'money'> & { values: RequestValues }) {
  const { language } = useShell();
  const { t } = useTexts();
  const amount = parseAmount(values.amount);
  if (!rates || !amount.ok)
    return <span className={`${styles['formula'] ?? ''} ncb-quiet`}>{t('request.formulaToCome')}</span>;
  const shown = formatAmount(amount.amount, language, getCurrencyDigits(values.currencyCode));
  const { units, official } = rates.currency;
  const divided = units === '1' ? '' : ` ÷ ${units}`;
  const text =
    type === DocumentType.buyRequest
      ? t('request.formula.3', {
          amount: shown,
          rate: formatRate(official, language),
          divided,
          factor: formatRate(BUY_RESERVE_FACTOR, language),
        })
      : t('request.formula.4', {
          amount: shown,
          rate: formatRate(dealRate ?? getBankRate(rates), language),
          divided: type === DocumentType.convertRequest ? '' : divided,
        });
  return (
    <span className={`${styles['formula'] ?? ''} ncb-quiet ncb-number`} data-field="formula">
      {text}
    </span>
  );
}

interface EstimateProps {
  type: RequestType;
  values: RequestValues;
  money: RequestMoney;
  /** Letters of cost or proceeds. */
  resultLetters: string;
}

/** Estimate at the rate that would apply now. */
function Estimate({ type, values, money, resultLetters }: EstimateProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const { estimate, rates, dealRate, settings, isFeeKnown } = money;
  const isBuying = type === DocumentType.buyRequest;
  const rate = rates && formatRate(dealRate ?? getBankRate(rates), language);
  const percent = settings?.percent;
  const feeLetters = estimate ? (findCurrency(estimate.feeCurrencyCode)?.letters ?? resultLetters) : resultLetters;
  const isMissing = estimate?.rest?.startsWith('-') ?? false;
  const cross = type === DocumentType.convertRequest && rates ? getCrossRates(rates) : null;
  const letters = findCurrency(values.currencyCode)?.letters ?? '';
  const lines: readonly (SumLine | false)[] = [
    // The line would be "1 =" only.
    cross !== null && {
      name: 'crossThere',
      label: t('request.one', { currency: letters }),
      value: <span className="ncb-number">{`${formatRate(cross.there, language)}\u00a0${resultLetters}`}</span>,
    },
    cross !== null && {
      name: 'crossBack',
      label: t('request.one', { currency: resultLetters }),
      value: <span className="ncb-number">{`${formatRate(cross.back, language)}\u00a0${letters}`}</span>,
    },
    {
      name: 'dealSum',
      label: t(`request.dealSum.${type}`),
      value: estimate && <MoneyText amount={estimate.sum} currency={resultLetters} />,
    },
    {
      name: 'fee',
      label: percent ? t('request.feeOf', { percent: formatRate(percent, language) }) : t('request.fee.short'),
      value: estimate && isFeeKnown && <MoneyText amount={estimate.fee} currency={feeLetters} />,
    },
    {
      name: 'total',
      label: t(isBuying ? 'request.total' : 'request.toAccount'),
      isStrong: true,
      value: estimate && isFeeKnown && <MoneyText amount={estimate.total} currency={resultLetters} />,
    },
    isBuying && {
      name: 'rest',
      label: t(isMissing ? 'request.missing' : 'request.returns'),
      isGood: !isMissing,
      isBad: isMissing,
      value: estimate && estimate.rest !== null && isFeeKnown && (
        <MoneyText amount={removeSign(estimate.rest)} currency={UAH.letters} />
      ),
    },
  ];
  return (
    <div className={styles['part']} aria-live="polite">
      <p className="ncb-quiet" data-field="estimateBy">
        {rate === null ? t('request.estimate') : t(dealRate === null ? 'request.byBank' : 'request.byOwn', { rate })}
      </p>
      <SumLines lines={lines.filter((line) => line !== false)} />
    </div>
  );
}

interface WarningsProps {
  money: RequestMoney;
  type: RequestType;
  isShort: boolean;
  /** True if the fee takes all proceeds, which the bank refuses. */
  isEaten: boolean;
}

function Warnings({ money: { failed, byBank, isFeeKnown }, type, isShort, isEaten }: WarningsProps) {
  const { t } = useTexts();
  const isBuying = type === DocumentType.buyRequest;
  const missing = isBuying && isFeeKnown && byBank?.rest?.startsWith('-') ? removeSign(byBank.rest) : null;
  if (failed === null && missing === null && !isShort && !isEaten) return null;
  return (
    <>
      {isShort && <SummaryNotice name="insufficientFunds">{t('request.shortText')}</SummaryNotice>}
      {isEaten && <SummaryNotice name="eatenByFee">{t('request.eatenByFee')}</SummaryNotice>}
      {missing !== null && (
        <SummaryNotice name="reserveTooSmall">
          {t('request.reserve')} <MoneyText amount={missing} currency={UAH.letters} />
        </SummaryNotice>
      )}
      {failed !== null && (
        <SummaryNotice name={failed}>
          <span data-problem={failed}>{t(`request.failed.${failed}`)}</span>
        </SummaryNotice>
      )}
    </>
  );
}

function removeSign(amount: string): string {
  return amount.replace('-', '');
}

function formatTime(moment: number, language: Language): string {
  const options = { timeZone: BANK_TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Date(moment).toLocaleTimeString(getLanguageTag(language), options);
}
