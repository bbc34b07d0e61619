import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { Progress } from 'antd';
import type { Ref } from 'react';
import type { SignedRef } from '@ncb/shared-kernel/api/contract';
import { useTexts } from '../languages';
import { buildResultRows } from './build-result-rows';
import type { ReadyDocuments } from './find-ready-documents';
import type { Batch } from './open-session';
import { ResultList } from './ResultList';
import { SendOffer } from './SendOffer';
import { isAccepted } from './submit-signatures';
import type { Submission } from './use-submission';

interface HandInViewProps {
  ref: Ref<HTMLDivElement>;
  batch: Batch | null;
  documents: readonly SignedRef[];
  handIn: Submission;
  /** Documents offered to be sent; null for none. */
  ready: ReadyDocuments | null;
}

/** Progress of the submission, then its result: what can be sent, and one line per requested document. */
export function HandInView({ ref, batch, documents, handIn, ready }: HandInViewProps) {
  const { t } = useTexts();
  const lines = [...handIn.lines.values()];
  const done = lines.filter(({ kind }) => kind === 'verdict').length;
  const signed = lines.filter(isAccepted).length;
  const total = batch?.documents.length ?? 0;
  const isFinished = batch !== null && !handIn.isRunning;

  return (
    <>
      <div className={isFinished ? 'ncb-sign-summary' : undefined}>
        {isFinished && getSummaryIcon(signed, documents.length)}
        <div>
          {/* Rendered empty first: an inserted filled live region is not announced. */}
          <div ref={ref} role="status" tabIndex={-1} className="ncb-hand-in-status">
            {batch && (handIn.isRunning ? t('signing.handingIn', { done, total }) : formatSummary())}
          </div>
          {isFinished && ready && (
            <div className="ncb-quiet">
              {ready.ids.length === documents.length
                ? t('signing.allReady')
                : t('signing.someReady', { count: ready.ids.length })}
            </div>
          )}
        </div>
      </div>
      {batch && handIn.isRunning && (
        <Progress percent={Math.round((done / total) * 100)} aria-label={t('signing.handingInLabel')} />
      )}
      {isFinished && ready && <SendOffer ready={ready} />}
      {isFinished && <ResultList rows={buildResultRows(documents, batch, handIn.lines)} />}
    </>
  );

  function formatSummary(): string {
    if (signed === documents.length) return t('signing.done', { count: signed });
    const isStopped = lines.some(({ kind }) => kind === 'untouched');
    const summary = t('signing.summary', { signed, total: documents.length });
    return isStopped ? `${summary}. ${t('signing.stopped')}` : summary;
  }
}

function getSummaryIcon(signed: number, total: number) {
  if (signed === total) return <CheckCircleFilled className="ncb-good" aria-hidden />;
  return signed === 0 ? (
    <CloseCircleFilled className="ncb-bad" aria-hidden />
  ) : (
    <ExclamationCircleFilled className="ncb-partly" aria-hidden />
  );
}
