import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureCode } from '@ncb/shared-kernel/api/client';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages/texts';
import { faultCode } from '../remotes/load-report';
import type { PageLoader } from '../remotes/loader';
import { RenderGuard, useStyleSheet } from '../remotes/RemotePageView';
import { AgeOfCard } from './AgeOfCard';
import { CardFrame } from './CardFrame';
import type { CardState, DeclaredCard } from './declared-cards';
import { useCard, type CardFault } from './use-card';

export interface CardViewProps {
  card: DeclaredCard;
  loader: PageLoader;
  isLeftOut: boolean;
  /** Grows to refresh everything. */
  round: number;
  onState: (part: string, state: CardState, asOf: number) => void;
}

/** Card that loads, fails and retries by itself. */
export function CardView({ card, loader, isLeftOut, round, onState }: CardViewProps) {
  const { t } = useTexts();
  const { language } = useShell();
  const { part } = card;
  const answer = useCard(card, loader);
  const { state, loaded, fault, asOf, isBusy } = answer;
  const wear = useStyleSheet();
  const [crashes, setCrashes] = useState({ count: 0, isDown: false });

  const styles = loaded?.styles ?? null;
  useEffect(() => wear(styles), [wear, styles]);
  const tell = useEffectEvent(onState);
  const shownState = crashes.isDown ? 'failed' : state;
  useEffect(() => tell(part, shownState, asOf), [part, shownState, asOf]);
  const renew = useEffectEvent(() => void answer.renew());
  useEffect(() => {
    if (round > 0) renew();
  }, [round]);

  const retry = () => {
    // A card that threw must be discarded.
    if (crashes.isDown || (fault?.kind === 'code' && fault.fault === 'render')) loader.discard(part);
    void answer.renew().then(() => setCrashes({ count: crashes.count + 1, isDown: false }));
  };
  const onCrash = () => {
    loader.crashed(part);
    setCrashes({ ...crashes, isDown: true });
  };

  if (isLeftOut) return null;
  const frame = { ...card, title: card.title[language] };
  if (shownState === 'loading') return <CardFrame {...frame} isLoading />;
  if (!loaded || crashes.isDown) {
    const shown: CardFault = crashes.isDown || !fault ? { kind: 'code', fault: 'render' } : fault;
    return (
      <CardFrame {...frame} isLoading={false}>
        <FailedCard title={frame.title} remote={card.remote} fault={shown} isBusy={isBusy} onRetry={retry} />
      </CardFrame>
    );
  }
  const { Body, More } = loaded.card;
  const { content } = loaded;
  return (
    <CardFrame
      {...frame}
      isLoading={false}
      more={
        More && content !== null ? (
          <RenderGuard fallback={null} onCrash={onCrash} key={crashes.count}>
            <More content={content} />
          </RenderGuard>
        ) : undefined
      }
      foot={<AgeOfCard asOf={asOf} isOld={fault !== null} isBusy={isBusy} onRetry={retry} />}
    >
      {content === null ? (
        <p className="ncb-quiet">{t('today.nothing')}</p>
      ) : (
        <RenderGuard fallback={null} onCrash={onCrash} key={crashes.count}>
          <Body content={content} />
        </RenderGuard>
      )}
    </CardFrame>
  );
}

interface FailedCardProps {
  title: string;
  remote: string;
  fault: CardFault;
  isBusy: boolean;
  onRetry: () => void;
}

function FailedCard({ title, remote, fault, isBusy, onRetry }: FailedCardProps) {
  const { t, common } = useTexts();
  const isBank = fault.kind === 'bank';
  const why = isBank ? failureText(common, fault.failure) : t(`remotes.faults.${fault.fault}`);
  const code = isBank ? failureCode(fault.failure) : faultCode(fault.fault, remote);
  return (
    <div
      className="ncb-today-failed"
      role="status"
      data-problem={isBank ? fault.failure.kind : `remote.${fault.fault}`}
    >
      <strong>{t('today.failed', { title })}</strong>
      <p className="ncb-quiet">
        {why} {common('common.errorCode', { code })}
      </p>
      <Button icon={<ReloadOutlined />} onClick={onRetry} loading={isBusy} data-action="retryCard">
        {common('common.retry')}
      </Button>
    </div>
  );
}
