import { Alert } from 'antd';
import { OptionCards } from '@ncb/shared-kernel/blocks/document-form';
import { isCalendarDate } from '@ncb/shared-kernel/domain/dates';
import { formatRate } from '@ncb/shared-kernel/domain/money';
import type { RateComparison } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, findCurrency, RateType, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { memoFormPart, TextField, type CheckedForm, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { getRequestDay } from './get-request-day';
import type { RateChoice, RequestValues } from './request-values';
import styles from './request.module.css';

interface RateBlockProps {
  checked: CheckedForm<RequestValues>;
  type: RequestType;
  /** Null while unknown. */
  bankRate: string | null;
  units: string;
  /** Single props: an object would re-render the cards on every key. */
  percent: string | null;
  verdict: RateComparison['verdict'] | null;
  isMet: boolean;
}

const CHOICES: readonly RateChoice[] = ['1', '2', '3', '4'];

/**
 * Choice of the rate with its current effect. Source:
 * docs/requirements/currency-payroll-credits-statements.md#rate-types, docs/requirements/currency.md#request-estimate.
 */
function Rate({ checked, type, bankRate, units, percent, verdict, isMet }: RateBlockProps) {
  const { language, session } = useShell();
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { values } = checked;
  const { bankDay } = session;
  const lastDay = getRequestDay(type, values.valueDate, bankDay);
  const letters = findCurrency(values.currencyCode)?.letters ?? '';
  const isConversion = type === DocumentType.convertRequest;
  const isSendingDay = !isCalendarDate(values.valueDate) && lastDay === bankDay;
  const day = isSendingDay ? t('request.until.sent') : t('request.until.day', { date: formatDay(lastDay) });
  const shownBank = bankRate === null ? null : formatRate(bankRate, language);
  const words = { day, percent: percent === null ? '' : formatDecimal(percent, language), rate: shownBank ?? '' };
  const kind = type === DocumentType.buyRequest ? 'buy' : 'sell';
  const about = (choice: RateChoice) =>
    choice === '1' ? t(`request.rateAbout.${kind}.1`) : t(`request.rateAbout.${kind}.${choice}`, { day });
  const remark = verdict === null ? null : t(`request.remark.${isMet ? 'met' : 'waits'}.${verdict}`, words);
  return (
    <div className={styles['rate']}>
      <OptionCards<RateChoice, RequestValues>
        checked={checked}
        label={t('request.rate')}
        name="rateType"
        field="rateType"
        required
        options={CHOICES.map((choice) => ({
          value: choice,
          title: common(`rateType.${choice}`),
          ...(choice === String(RateType.bank) &&
            shownBank !== null && { code: t('request.rateNow', { rate: shownBank }) }),
          about: about(choice),
        }))}
      />
      {values.rateType !== '1' && (
        <div className={styles['own-rate']}>
          <TextField
            checked={checked}
            label={t('request.ownRate')}
            name="customerRate"
            required
            inputMode="decimal"
            isNumber
            hint={
              isConversion
                ? t('request.rateOf', {
                    target: findCurrency(values.targetCurrencyCode)?.letters ?? '',
                    units: '1',
                    currency: letters,
                  })
                : t('request.rateOf', { target: 'UAH', units, currency: letters })
            }
          />
          <div role="status" className={styles['remark']} data-field="rateRemark">
            {remark !== null && (
              <Alert type={verdict === 'worse' ? 'warning' : 'info'} showIcon title={remark} data-notice="info" />
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** Formats one decimal place. */
function formatDecimal(percent: string, language: string): string {
  return language === 'en' ? percent : percent.replace('.', ',');
}

export const RateBlock = memoFormPart<RequestValues, RateBlockProps>(Rate, {
  values: ['rateType', 'customerRate', 'currencyCode', 'targetCurrencyCode', 'valueDate'],
  fields: ['rateType', 'customerRate'],
});
