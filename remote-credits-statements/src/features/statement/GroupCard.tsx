import { Side } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, RecordOpener } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { OperationGroupRow } from './group-rows';
import { SignedMoney } from './SignedMoney';
import { useLineWords } from './use-line-words';

/** Group of operations on a phone: name and balance, count, in and out. */
export function GroupCard({ group }: { group: OperationGroupRow }) {
  const { t } = useTexts();
  const lineWords = useLineWords();
  const { id, title, net, credit, debit, currency, counts } = group;
  return (
    <>
      <div className="ncb-card-line ncb-card-name">
        <div>
          <RecordOpener id={id} label={t('statement.toggleGroup')} className="ncb-cut" title={title}>
            {title}
          </RecordOpener>
        </div>
        <span className="ncb-card-sum">
          <MoneyText amount={net} currency={currency} />
        </span>
      </div>
      <div className="ncb-card-line ncb-second-line ncb-number">
        <span className="ncb-quiet">{lineWords(counts)}</span>
        <span>
          <SignedMoney amount={credit} side={Side.credit} currency={currency} />{' '}
          <SignedMoney amount={debit} side={Side.debit} currency={currency} />
        </span>
      </div>
    </>
  );
}
