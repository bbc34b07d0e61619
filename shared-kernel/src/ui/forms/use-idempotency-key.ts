import { useCallback, useRef } from 'react';

/**
 * Returns a function that yields the idempotency key of a request: equal content keeps its key after a lost answer, so
 * that the bank stores it once; other content gets a new key.
 */
export function useIdempotencyKey(): (request: unknown) => string {
  const lastRequest = useRef({ content: '', key: '' });
  return useCallback((request) => {
    const content = JSON.stringify(request);
    if (lastRequest.current.content !== content) lastRequest.current = { content, key: crypto.randomUUID() };
    return lastRequest.current.key;
  }, []);
}
