import { useEffect, useState } from 'react';
import { findDocuments } from '@ncb/shared-kernel/api/contract';
import { documentKeys, useAnswer } from '@ncb/shared-kernel/queries';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

/** Rest of the keys after which the bank is asked, ms: fast typing asks once. */
const REST_MS = 150;
/** One letter is in nearly every document; one digit may be a number. */
const ENOUGH = /\d|\S\s*\S/;

/** Finds documents over all time at the bank once the typing rests. */
export function useFoundDocuments(typed: string, isEnabled: boolean) {
  const { api, session } = useSteadyShell();
  const text = typed.trim();
  const asked = useRestedText(text);
  const isAsked = isEnabled && ENOUGH.test(text);
  const answer = useAnswer(
    documentKeys.found(session.companyRef, asked),
    (signal) => api.call(findDocuments, { text: asked }, { signal }),
    { enabled: isAsked && asked === text },
  );
  const isCurrent = isAsked && asked === text;
  const isFailed = isCurrent && answer.isError && !answer.isFetching;
  return {
    found: isCurrent ? answer.data : undefined,
    isPending: isAsked && !isFailed && !(isCurrent && answer.data),
    isFailed,
    retry: answer.refetch,
  };
}

/** Returns the text once it stays the same. */
function useRestedText(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
