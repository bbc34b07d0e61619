import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { getFailureCode } from '@ncb/shared-kernel/api/client';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import { formatFaultCode, RenderGuard, useStyleSheet, type PageLoader } from '../federation';
import { CardAge } from './CardAge';
import { CardFrame } from './CardFrame';
import type { CardState, DeclaredCard } from './list-cards';
import { setUrgentCard } from './urgent-cards';
import { useCard, type CardFault } from './use-card';

interface CardViewProps {
  card: DeclaredCard;
  loader: PageLoader;
  /** Grows to refresh everything. */
  round: number;
  onState: (part: string, state: CardState, asOf: number) => void;
}

/** Card that loads, fails and retries by itself. */
export function CardView({ card, loader, round, onState }: CardViewProps) {
  const { t } = useTexts();
  const { session, language } = useShell();
  const { part } = card;
  const answer = useCard(card, loader);
  const { state, loaded, fault, asOf, isBusy } = answer;
  const activate = useStyleSheet();
  const [crashes, setCrashes] = useState({ count: 0, isDown: false });

  const styles = loaded?.styles ?? null;
  useEffect(() => activate(styles), [activate, styles]);
  const notifyState = useEffectEvent(onState);
  const shownState = crashes.isDown ? 'failed' : state;
  useEffect(() => notifyState(part, shownState, asOf), [part, shownState, asOf]);
  useEffect(() => {
    if (loaded) setUrgentCard(session, part, loaded.isUrgent);
  }, [loaded, part, session]);
  const renew = useEffectEvent(() => void answer.refresh());
  useEffect(() => {
    if (round > 0) renew();
  }, [round]);

  const retry = () => {
    // A card that threw must be discarded.
    if (crashes.isDown || (fault?.kind === 'code' && fault.fault === 'render')) loader.discard(part);
    void answer.refresh().then(() => setCrashes({ count: crashes.count + 1, isDown: false }));
  };
  const onCrash = () => {
    loader.noteCrash(part);
    setCrashes({ ...crashes, isDown: true });
  };

  const frame = { ...card, title: card.title[language] };
  if (shownState === 'loading') return <CardFrame {...frame} isLoading />;
  if (!loaded || crashes.isDown) {
    const shownFault: CardFault = crashes.isDown || !fault ? { kind: 'code', fault: 'render' } : fault;
    return (
      <CardFrame {...frame} isLoading={false}>
        <FailedCard title={frame.title} remote={card.remote} fault={shownFault} isBusy={isBusy} onRetry={retry} />
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
      foot={fault && <CardAge asOf={asOf} isBusy={isBusy} onRetry={retry} />}
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
  const why = isBank ? getFailureText(common, fault.failure) : t(`remotes.faults.${fault.fault}`);
  const code = isBank ? getFailureCode(fault.failure) : formatFaultCode(fault.fault, remote);
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
