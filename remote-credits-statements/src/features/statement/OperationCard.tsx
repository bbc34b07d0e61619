import { useTexts } from '../../texts';
import { formatIbanEnd } from './format-short-iban';
import type { ListedOperation } from './listed-operations';
import {
  Amount,
  Balance,
  Counterparty,
  Equivalent,
  getDocumentNumber,
  Purpose,
  useOperationTime,
} from './OperationCells';
import styles from './statement.module.css';

interface OperationCardProps {
  row: ListedOperation;
  hasAccounts: boolean;
  hasBalance: boolean;
}

/** Operation on a phone: counterparty and sum, purpose, document and balance. */
export function OperationCard({ row, hasAccounts, hasBalance }: OperationCardProps) {
  const { t } = useTexts();
  const facts = [
    hasAccounts && `${row.account.currencyLetters}\u00a0${formatIbanEnd(row.account.iban)}`,
    !row.isRevaluation && `${t('statement.numberSign')}\u00a0${getDocumentNumber(row)}`,
    row.document.isReversal && t('statement.reversal'),
    useOperationTime(row),
  ];
  return (
    <>
      <div className="ncb-card-line ncb-card-name">
        <div>
          <Counterparty row={row} />
        </div>
        <span className="ncb-card-sum">
          <Amount row={row} isCurrencyShown />
        </span>
      </div>
      <div className="ncb-card-line ncb-second-line">
        <Purpose row={row} />
      </div>
      <div className="ncb-card-line ncb-second-line ncb-quiet ncb-number">
        <span className={styles['facts']}>
          {facts.filter(Boolean).map((fact, place) => (
            <span key={String(fact)}>{place > 0 ? `\u00a0· ${fact}` : fact}</span>
          ))}
        </span>
        {hasBalance ? <Balance row={row} isCurrencyShown={hasAccounts} /> : <Equivalent row={row} />}
      </div>
    </>
  );
}
