import type { CurrencyPayment } from '../../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getCountryName, MoneyText } from '../../ui';
import { Account, FactRows } from './FactRows';
import { useBasisFacts } from './use-basis-facts';
import { useTexts } from './texts';

interface CurrencyPaymentFactsProps {
  payment: CurrencyPayment;
}

export function CurrencyPaymentFacts({ payment }: CurrencyPaymentFactsProps) {
  const { language } = useSteadyShell();
  const { common } = useTexts();
  const basis = useBasisFacts(payment);
  const { beneficiary, beneficiaryBank, intermediaryBank, kind, feePayer, fundsSource, countedFee: fee } = payment;
  const country = (code: string) => code && getCountryName(code, language);
  return (
    <FactRows
      facts={[
        ['cur_pmt_type', kind && common(`currencyPaymentKind.${kind}`)],
        ['ben_country', country(beneficiary.country)],
        ['ben_addr', beneficiary.address],
        ['kpp_code', beneficiary.secondCode],
        ['ben_bank_cntry', country(beneficiaryBank.country)],
        ['ben_bank_coracn', beneficiaryBank.correspondentAccount],
        ['int_bank_coracn', intermediaryBank.correspondentAccount],
        ['fee_type', feePayer && `${feePayer}: ${common(`feePayer.${feePayer}`)}`],
        ['bank_fee', fee && <MoneyText amount={fee.amount} currency={fee.currencyLetters} />],
        ['fee_acnt', fee?.iban && <Account number={fee.iban} />],
        ['funds_src', fundsSource && common(`fundsSource.${fundsSource}`)],
        ...basis,
        ['pmt_comment', payment.comment],
      ]}
    />
  );
}
