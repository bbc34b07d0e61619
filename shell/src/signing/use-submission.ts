import { useEffect, useRef, useState } from 'react';
import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { submitSignatures, type SubmissionResult, type SignedDocument } from './submit-signatures';

type SubmissionResults = ReadonlyMap<string, SubmissionResult>;

export interface Submission {
  readonly lines: SubmissionResults;
  readonly isRunning: boolean;
  /** The call in flight still delivers its verdicts. */
  readonly isStopping: boolean;
  start(signed: readonly SignedDocument[]): Promise<SubmissionResults>;
  stop(): void;
  /** Submits again what the server has not answered. */
  retry(): Promise<SubmissionResults>;
}

export function useSubmission(api: ApiClient): Submission {
  const [lines, setLines] = useState<SubmissionResults>(new Map());
  const [run, setRun] = useState<'idle' | 'running' | 'stopping'>('idle');
  const isStopped = useRef(false);
  const submitted = useRef<readonly SignedDocument[]>([]);

  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  // A function: the value changes during each wait.
  const hasStopped = () => isStopped.current;

  const submit = async (signed: readonly SignedDocument[], previous: SubmissionResults): Promise<SubmissionResults> => {
    const results = new Map(previous);
    isStopped.current = false;
    setRun('running');
    for await (const portion of submitSignatures(api, signed)) {
      portion.forEach((line) => results.set(line.id, line));
      setLines(new Map(results));
      if (hasStopped()) break;
    }
    for (const { ref } of signed) if (!results.has(ref.id)) results.set(ref.id, { kind: 'untouched', id: ref.id });
    setLines(results);
    setRun('idle');
    return results;
  };

  return {
    lines,
    isRunning: run !== 'idle',
    isStopping: run === 'stopping',
    start(signed) {
      submitted.current = signed;
      return submit(signed, new Map());
    },
    stop() {
      isStopped.current = true;
      setRun((current) => (current === 'running' ? 'stopping' : current));
    },
    retry() {
      const isUnsent = ({ ref }: SignedDocument) => lines.get(ref.id)?.kind === 'unsent';
      return submit(submitted.current.filter(isUnsent), lines);
    },
  };
}
