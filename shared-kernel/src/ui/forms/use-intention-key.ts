import { useCallback, useRef } from 'react';

/**
 * The idempotency key of what is to be stored: the key of an unanswered attempt is used again for the same content, so
 * that the bank stores it once; other content is another intention.
 */
export function useIntentionKey(): (request: unknown) => string {
  const attempt = useRef({ content: '', key: '' });
  return useCallback((request) => {
    const content = JSON.stringify(request);
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    return attempt.current.key;
  }, []);
}
