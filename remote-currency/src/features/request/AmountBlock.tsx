import { getCurrencyRequest, type Account } from '@ncb/shared-kernel/api/contract';
import { getDocumentDateWindow } from '@ncb/shared-kernel/domain/rules';
import {
  getCurrencyDigits,
  DocumentType,
  findCurrency,
  FOREIGN_CURRENCIES,
  type RequestType,
} from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AmountField, DateField, memoFormPart, SelectField, type CheckedForm } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { distributeAmount } from '../basis';
import { RepeatLast } from '../repeat';
import { changeCurrency, changeTarget } from './request-accounts';
import type { RequestValues } from './request-values';
import { toRepeatValues } from './stored-request';
import styles from './request.module.css';

interface AmountBlockProps {
  checked: CheckedForm<RequestValues>;
  type: RequestType;
  accounts: readonly Account[];
  bankDay: string;
}

function Amount({ checked, type, accounts, bankDay }: AmountBlockProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const { values } = checked;
  const letters = findCurrency(values.currencyCode)?.letters;
  const isConversion = type === DocumentType.convertRequest;
  const isWhole = getCurrencyDigits(values.currencyCode) === 0;
  return (
    <div className={`${styles['amount'] ?? ''} ${isConversion ? (styles['conversion'] ?? '') : ''}`}>
      <AmountField
        checked={checked}
        label={t(`request.amount.${type}`)}
        field="amount"
        required
        value={values.amount}
        onChange={(amount) =>
          checked.fill({ amount, contracts: distributeAmount(checked.present().contracts, amount) })
        }
        hint={
          <>
            {isWhole && letters && t('request.wholeAmounts', { currency: letters })}
            {values.amount === '' && (
              <RepeatLast
                type={type}
                currency={letters ?? ''}
                fetch={(api, id, signal) => api.call(getCurrencyRequest, { type, id }, { signal })}
                onFetched={({ currencyRequest }) => checked.fill(toRepeatValues(currencyRequest, session))}
              />
            )}
          </>
        }
        {...(letters !== undefined && { currency: letters })}
      />
      <SelectField
        checked={checked}
        label={t('request.currency')}
        field="currencyCode"
        required
        value={values.currencyCode}
        onChange={(code) => checked.fill(changeCurrency(type, checked.present(), code, accounts))}
        placeholder={t('request.chooseCurrency')}
        options={FOREIGN_CURRENCIES.map(({ code, letters: label }) => ({ value: code, label }))}
      />
      {isConversion && (
        <SelectField
          checked={checked}
          label={t('request.target')}
          field="targetCurrencyCode"
          required
          value={values.targetCurrencyCode}
          onChange={(code) => checked.fill(changeTarget(type, checked.present(), code, accounts))}
          placeholder={t('request.chooseCurrency')}
          options={FOREIGN_CURRENCIES.filter(({ code }) => code !== values.currencyCode).map(
            ({ code, letters: label }) => ({ value: code, label }),
          )}
        />
      )}
      <DateField
        checked={checked}
        label={t('request.date')}
        name="documentDate"
        required
        range={getDocumentDateWindow(bankDay)}
      />
    </div>
  );
}

export const AmountBlock = memoFormPart<RequestValues, AmountBlockProps>(Amount, {
  values: ['amount', 'currencyCode', 'targetCurrencyCode', 'documentDate'],
  fields: ['amount', 'currencyCode', 'targetCurrencyCode', 'documentDate'],
});
