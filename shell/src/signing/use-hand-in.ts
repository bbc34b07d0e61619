import { useEffect, useRef, useState } from 'react';
import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { handIn, type Line, type SignedDocument } from './hand-in';

type Lines = ReadonlyMap<string, Line>;

export interface HandIn {
  readonly lines: Lines;
  readonly isRunning: boolean;
  /** The call in flight still delivers its verdicts. */
  readonly isStopping: boolean;
  start(signed: readonly SignedDocument[]): Promise<Lines>;
  stop(): void;
  /** Submits again what the server has not answered. */
  retry(): Promise<Lines>;
}

export function useHandIn(api: ApiClient): HandIn {
  const [lines, setLines] = useState<Lines>(new Map());
  const [run, setRun] = useState<'idle' | 'running' | 'stopping'>('idle');
  const isStopped = useRef(false);
  const handedIn = useRef<readonly SignedDocument[]>([]);

  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  // A function: the value changes during each wait.
  const hasStopped = () => isStopped.current;

  const treat = async (signed: readonly SignedDocument[], known: Lines): Promise<Lines> => {
    const found = new Map(known);
    isStopped.current = false;
    setRun('running');
    for await (const portion of handIn(api, signed)) {
      portion.forEach((line) => found.set(line.id, line));
      setLines(new Map(found));
      if (hasStopped()) break;
    }
    for (const { ref } of signed) if (!found.has(ref.id)) found.set(ref.id, { kind: 'untouched', id: ref.id });
    setLines(found);
    setRun('idle');
    return found;
  };

  return {
    lines,
    isRunning: run !== 'idle',
    isStopping: run === 'stopping',
    start(signed) {
      handedIn.current = signed;
      return treat(signed, new Map());
    },
    stop() {
      isStopped.current = true;
      setRun((current) => (current === 'running' ? 'stopping' : current));
    },
    retry() {
      const isUnsent = ({ ref }: SignedDocument) => lines.get(ref.id)?.kind === 'unsent';
      return treat(handedIn.current.filter(isUnsent), lines);
    },
  };
}
