import type { ListedOperation } from './listed-operations';
import { Amount, Counterparty, Purpose, When } from './OperationCells';

export function OperationCard({ row }: { row: ListedOperation }) {
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
        <When row={row} />
      </div>
    </>
  );
}
