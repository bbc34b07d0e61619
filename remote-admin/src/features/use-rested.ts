import { useEffect, useState } from 'react';

/** The bank is asked when the typing rests. */
const REST_MS = 250;

/** What was typed, once the typing rests. */
export function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
