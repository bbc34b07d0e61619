import type { FeeSettings } from '@ncb/shared-kernel/api/contract';
import { Facts } from '@ncb/shared-kernel/blocks/payment-sheet';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatMoney, formatRate } from '@ncb/shared-kernel/domain/money';
import { FeeMode } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface FeeFactsProps {
  settings: FeeSettings;
}

/** List of the fee settings. Source: docs/requirements/currency-payroll-credits-statements.md#fee-settings. */
export function FeeFacts({ settings: { mode, percent, minimum, value, currencyLetters, account } }: FeeFactsProps) {
  const { language } = useShell();
  const { t, common } = useTexts();
  return (
    <div data-field="feeSettings">
      <Facts
        facts={[
          [t('request.fee.mode'), common(`feeMode.${mode}`)],
          [t('request.fee.currency'), currencyLetters],
          [t('request.fee.percent'), percent !== null && `${formatRate(percent, language)}\u00a0%`],
          [t('request.fee.minimum'), minimum !== null && <MoneyText amount={minimum} currency={currencyLetters} />],
          [t('request.fee.value'), value !== null && <MoneyText amount={value} currency={currencyLetters} />],
          [
            t('request.fee.account'),
            account !== '' && <span className="ncb-number ncb-breakable">{formatIban(account)}</span>,
          ],
        ]}
      />
    </div>
  );
}

/** Returns one line: `0,30 %, щонайменше 10,00 ₴, утримується із суми`; null while unknown. */
export function useFeeText(settings: FeeSettings | null): string | null {
  const { language } = useShell();
  const { t } = useTexts();
  if (!settings) return null;
  const { mode, percent, minimum, value, currencyLetters } = settings;
  const sum = value !== null ? formatMoney(value, currencyLetters, language) : '';
  const share = value === null && percent !== null ? `${formatRate(percent, language)}\u00a0%` : '';
  const least =
    value === null && minimum !== null
      ? t('request.fee.least', { sum: formatMoney(minimum, currencyLetters, language) })
      : '';
  const from = mode === FeeMode.debit && settings.account !== '';
  return [
    sum,
    share,
    least,
    from ? t('request.fee.from', { end: settings.account.slice(-5) }) : t(`request.fee.${mode}`),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
