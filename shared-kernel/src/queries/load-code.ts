import { FailedAnswer } from './use-answer';

/**
 * Code that a page cannot go on without. A download that fails is told, and tried again, as an answer that did not come.
 * @throws FailedAnswer
 */
export async function neededCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    console.error(String(error));
    throw new FailedAnswer({ kind: 'network' });
  }
}
