import { FailedAnswer, useAnswer } from './use-answer';

/**
 * Loads code that a page requires; a failed download is retried like a failed answer.
 * @throws FailedAnswer
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof FailedAnswer) throw error;
    console.error(String(error));
    throw new FailedAnswer({ kind: 'network' });
  }
}

/** @param name name of the code, unique within a remote */
export function useCode<Code>(name: string, load: () => Promise<Code>, isEnabled: boolean) {
  return useAnswer(['code', name], async () => ({ ok: true as const, value: await loadCode(load) }), {
    enabled: isEnabled,
    staleTime: Infinity,
  });
}
