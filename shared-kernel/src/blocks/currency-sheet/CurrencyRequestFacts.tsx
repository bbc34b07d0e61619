import type { CurrencyRequest } from '../../api/contract';
import { formatMoney } from '../../domain/money';
import { UAH, type Language } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '../../ui';
import { Account, FactRows } from './FactRows';
import { useBasisFacts } from './use-basis-facts';
import { useTexts } from './texts';

interface CurrencyRequestFactsProps {
  request: CurrencyRequest;
}

export function CurrencyRequestFacts({ request }: CurrencyRequestFactsProps) {
  const { language } = useSteadyShell();
  const { t, common } = useTexts();
  const basis = useBasisFacts(request);
  const { rateType, hryvnias, fee, countedFee } = request;
  const account = (number: string) => number && <Account number={number} />;
  return (
    <FactRows
      facts={[
        ['rate_type', rateType && common(`rateType.${rateType}`)],
        ['customer_rate', request.customerRate],
        ['nbu_rate', request.officialRate],
        ['c_amount', hryvnias && <MoneyText amount={hryvnias} currency={UAH.letters} />],
        ['acn_r', account(request.restIban)],
        ['spec_acn', account(request.transitIban)],
        ['bank_fee', countedFee && <MoneyText amount={countedFee.amount} currency={countedFee.currencyLetters} />],
        [
          'fee_terms',
          fee?.percent &&
            t('feeTerms', {
              percent: formatPercent(fee.percent, language),
              minimum: formatMoney(fee.minimum ?? '0.00', UAH.letters, language),
            }),
        ],
        ['fee_acnt', account(countedFee?.iban ?? '')],
        ...basis,
        ['pay_purp', request.purpose],
      ]}
    />
  );
}

/** Formats a percentage: `0.1500` becomes `0,15` (`0.15` in English). */
function formatPercent(percent: string, language: Language): string {
  const short = percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent;
  return language === 'en' ? short : short.replace('.', ',');
}
