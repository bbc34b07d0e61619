import { formatPercent } from '@ncb/shared-kernel/domain/money';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { DealStatusTag } from '../credits';
import type { ListedDeal } from './use-deal-columns';
import { RecordOpener } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

export function DealCard({ deal }: { deal: ListedDeal }) {
  const { language } = useShell();
  const { t } = useTexts();
  return (
    <>
      <div className="ncb-card-line ncb-card-name">
        <RecordOpener id={deal.id} label={t('creditsDeals.toggle', { number: deal.number })}>
          {deal.number}
        </RecordOpener>
        <span className="ncb-card-sum">
          <MoneyText amount={deal.principal} currency={deal.currencyLetters} />
        </span>
      </div>
      <div className="ncb-card-line ncb-second-line">
        <span className="ncb-quiet ncb-number">{formatPercent(deal.rate, language)}</span>
        <DealStatusTag deal={deal} />
      </div>
    </>
  );
}
