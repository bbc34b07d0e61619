import type { Contract } from '@ncb/shared-kernel/api/contract';
import type { BasisDraft } from '@ncb/shared-kernel/domain/rules';
import { OperationBasis } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface BasisTextProps {
  basis: BasisDraft;
  contracts: readonly Contract[];
  currency: string;
}

export function BasisText({ basis, contracts, currency }: BasisTextProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  if (basis.basis === null) return null;
  const kind = common(`buyBasis.${basis.basis}`);
  if (basis.basis === OperationBasis.contract) {
    return (
      <ul className="ncb-plain-list">
        {basis.contracts.map(({ contractId, amount }) => (
          <li key={contractId}>
            {contracts.find(({ id }) => id === contractId)?.number ?? t('basis.unknown')}:{' '}
            <MoneyText amount={amount} currency={currency} />
          </li>
        ))}
      </ul>
    );
  }
  const about =
    basis.basis === OperationBasis.agreement
      ? t('basis.agreement', { number: basis.agreementNumber, date: formatDay(basis.agreementDate) })
      : basis.basisText;
  return <>{`${kind}: ${about}`}</>;
}
