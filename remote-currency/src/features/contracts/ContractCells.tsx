import { Tag } from 'antd';
import { memo } from 'react';
import type { Contract } from '@ncb/shared-kernel/api/contract';
import { getTermLeft } from '@ncb/shared-kernel/domain/rules';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getCountryName, RecordOpener, useDates } from '@ncb/shared-kernel/ui';
import { EndTag } from './EndTag';
import { UsedBar } from './UsedBar';
import { getUsedPercent } from './get-used-percent';
import { useTexts } from '../../texts';
import styles from './contracts.module.css';

interface CellProps {
  contract: Contract;
}

export const ContractName = memo(function ContractName({ contract }: CellProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  return (
    <>
      <RecordOpener
        id={contract.id}
        label={t('card.toggle', { number: contract.number })}
        className="ncb-cut"
        title={contract.number}
      >
        {contract.number}
      </RecordOpener>
      <div className="ncb-quiet ncb-second-line ncb-number">
        {t('list.from', { date: formatDay(contract.startDate) })} <EndTag endDate={contract.endDate} />
      </div>
    </>
  );
});

interface PartnerNameProps extends CellProps {
  hasKind: boolean;
}

export const PartnerName = memo(function PartnerName({ contract: { partner, kind }, hasKind }: PartnerNameProps) {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const about = [getCountryName(partner.country, language), hasKind && t(`kinds.${kind}`)].filter(Boolean).join(' · ');
  return (
    <>
      <div className="ncb-cut" title={partner.name}>
        {partner.name}
      </div>
      <div className="ncb-quiet ncb-second-line ncb-cut" title={about}>
        {about}
      </div>
    </>
  );
});

export const Used = memo(function Used({ contract }: CellProps) {
  return (
    <div className={styles['used']}>
      <span className="ncb-number ncb-quiet">{`${getUsedPercent(contract)}\u00a0%`}</span>
      <UsedBar {...contract} />
    </div>
  );
});

const TONES = { calm: 'neutral', soon: 'waiting', urgent: 'bad', critical: 'bad' } as const;

/** Nearest deadline for goods or a refund after a payment. */
export const SettlementTag = memo(function SettlementTag({ contract: { followed, settleBy } }: CellProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  if (followed === 0) return <span className="ncb-quiet">{t('term.none')}</span>;
  if (settleBy === null) return <Tag className="ncb-tag-good">{t('term.settled')}</Tag>;
  return (
    <>
      <TermTag settleBy={settleBy} />
      <div className="ncb-quiet ncb-second-line ncb-number">{t('term.until', { date: formatDay(settleBy) })}</div>
    </>
  );
});

/** Tag with the days until a deadline: yellow, red and red in bold as it comes nearer. */
export function TermTag({ settleBy }: { settleBy: string }) {
  const { session } = useSteadyShell();
  const { t } = useTexts();
  const { days, nearness } = getTermLeft(settleBy, session.bankDay);
  const text = days < 0 ? t('term.late', { count: -days }) : t('term.days', { count: days });
  return (
    <Tag className={`ncb-tag-${TONES[nearness]}`} data-field="daysLeft">
      {nearness === 'critical' ? <strong>{text}</strong> : text}
    </Tag>
  );
}
