import { Progress } from 'antd';
import type { Ref } from 'react';
import type { SignedRef } from '@ncb/shared-kernel/api/contract';
import { getFailureText, VerdictList, type ShownVerdict } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import type { SubmissionResult } from './submit-signatures';
import type { Batch } from './open-session';
import type { Submission } from './use-submission';

export interface HandInViewProps {
  ref: Ref<HTMLDivElement>;
  batch: Batch | null;
  documents: readonly SignedRef[];
  handIn: Submission;
}

/** Progress of the submission, then one line per requested document. */
export function HandInView({ ref, batch, documents, handIn }: HandInViewProps) {
  const { t, common } = useTexts();
  const lines = [...handIn.lines.values()];
  const done = lines.filter(({ kind }) => kind === 'verdict').length;
  const total = batch?.documents.length ?? 0;
  const all = [...(batch?.documents ?? []), ...(batch?.refused ?? [])];
  const findTitle = (id: string) => all.find((document) => document.id === id)?.title ?? id;

  return (
    <>
      {/* Rendered empty first: an inserted filled live region is not announced. */}
      <div ref={ref} role="status" tabIndex={-1} className="ncb-hand-in-status">
        {batch && (handIn.isRunning ? t('signing.handingIn', { done, total }) : formatSummary())}
      </div>
      {batch && handIn.isRunning && (
        <Progress percent={Math.round((done / total) * 100)} aria-label={t('signing.handingInLabel')} />
      )}
      {batch && !handIn.isRunning && (
        <VerdictList
          verdicts={documents.map(({ id }) => toShownVerdict(id, handIn.lines.get(id)))}
          titleOf={findTitle}
          accepted={t('signing.accepted')}
        />
      )}
    </>
  );

  function formatSummary(): string {
    const signed = lines.filter((line) => line.kind === 'verdict' && line.verdict.error === null).length;
    const isStopped = lines.some(({ kind }) => kind === 'untouched');
    const sum = t('signing.summary', { signed, total: documents.length });
    return isStopped ? `${sum}. ${t('signing.stopped')}` : sum;
  }

  function toShownVerdict(id: string, line: SubmissionResult | undefined): ShownVerdict {
    const none = { id, status: null, errorCode: null };
    // The server refuses this signature, or has no such document.
    const refusal = batch?.refused.find((document) => document.id === id)?.refusal;
    if (!line) return { ...none, error: '', errorCode: refusal ?? 'notFound' };
    switch (line.kind) {
      case 'verdict':
        return line.verdict;
      case 'unsent':
        return { ...none, error: t('signing.unsent', { why: getFailureText(common, line.failure) }) };
      case 'untouched':
        return { ...none, error: t('signing.untouched'), isUntouched: true };
    }
  }
}
