import { FailedAnswer, useAnswer } from './use-answer';

/**
 * Code that a page cannot go on without. A download that fails is told, and tried again, as an answer that did not come.
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

/**
 * The same as an answer, beside those of the bank that it is needed for.
 * @param name what the code is called, once per remote
 */
export function useCode<Code>(name: string, load: () => Promise<Code>, isWanted: boolean) {
  return useAnswer(['code', name], async () => ({ ok: true as const, value: await loadCode(load) }), {
    enabled: isWanted,
    staleTime: Infinity,
  });
}
