import type { Contract } from '@ncb/shared-kernel/api/contract';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { ContractName, SettlementTag } from './ContractCells';
import { UsedBar } from './UsedBar';
import { useTexts } from '../../texts';
import styles from './contracts.module.css';

export function ContractCard({ contract }: { contract: Contract }) {
  const { t } = useTexts();
  const { kind, partner, amount, rest, currencyLetters } = contract;
  return (
    <>
      <div className={styles['card-line']}>
        <span>{partner.name}</span>
        <span data-field="settle_by">
          <SettlementTag contract={contract} />
        </span>
      </div>
      <div className={styles['card-line']}>
        <span className="ncb-quiet">
          <ContractName contract={contract} />
        </span>
        <strong data-field="rest">
          <MoneyText amount={rest} currency={currencyLetters} />
        </strong>
      </div>
      <div className="ncb-quiet">{t(`kinds.${kind}`)}</div>
      <UsedBar {...contract} />
      <div className="ncb-quiet">
        {`${t('card.used')} `}
        <MoneyText amount={subtractAmounts(amount, rest)} digitsOf={currencyLetters} />
        {` ${t('list.of')} `}
        <MoneyText amount={amount} currency={currencyLetters} />
      </div>
    </>
  );
}
