import type { Contract } from '@ncb/shared-kernel/api/contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { SettlementTag, Used } from './ContractCells';
import { useTexts } from '../../texts';

/** A contract on a phone: with whom, what is left, until when goods must follow. */
export function ContractCard({ contract }: { contract: Contract }) {
  const { t } = useTexts();
  const { partner, amount, rest, currencyLetters } = contract;
  return (
    <>
      <div>{partner.name}</div>
      <div className="ncb-card-amount" data-field="rest">
        <span className="ncb-quiet">{t('list.columns.rest')}</span>
        <MoneyText amount={rest} currency={currencyLetters} />
      </div>
      <Used contract={contract} />
      <div className="ncb-quiet">
        {`${t('list.of')} `}
        <MoneyText amount={amount} currency={currencyLetters} />
      </div>
      <div data-field="settle_by">
        <SettlementTag contract={contract} />
      </div>
    </>
  );
}
