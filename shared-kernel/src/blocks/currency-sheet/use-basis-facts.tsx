import type { CurrencyPayment, CurrencyRequest } from '../../api/contract';
import { OperationBasis } from '../../domain/vocabulary';
import { useContracts } from '../../queries';
import { MoneyText, useDates } from '../../ui';
import type { NamedFact } from './FactRows';
import { useTexts } from './texts';

type Based = Pick<
  CurrencyPayment | CurrencyRequest,
  'basis' | 'contracts' | 'agreementNumber' | 'agreementDate' | 'basisText' | 'currencyLetters'
>;

/** Returns the basis of a document: contracts with their amounts, agreement, or free text. */
export function useBasisFacts(document: Based): readonly NamedFact[] {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const companyContracts = useContracts(document.basis === OperationBasis.contract).data?.contracts ?? [];
  const { basis, contracts, agreementNumber, agreementDate, basisText, currencyLetters } = document;
  return [
    ['buy_base', basis && common(`buyBasis.${basis}`)],
    [
      'contracts',
      contracts.length > 0 &&
        contracts.map(({ contractId, amount }) => (
          <div key={contractId}>
            {`${t('contract', { number: companyContracts.find(({ id }) => id === contractId)?.number ?? contractId })}: `}
            <MoneyText amount={amount} currency={currencyLetters} />
          </div>
        )),
    ],
    [
      'dog_num',
      agreementNumber && t('agreement', { number: agreementNumber, date: agreementDate && formatDay(agreementDate) }),
    ],
    ['customer_buy_base', basisText],
  ];
}
