import { HAND_IN_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { createFakeShell, type ReceivedCall } from '@ncb/shared-kernel/remote-contract/testing';
import { submitSignatures, pairSignatures, type SubmissionResult } from './submit-signatures';
import { readIds, createRefs, createSignatures, answerVerdicts } from './testing';

const signed = (count: number) => pairSignatures(createRefs(count), createSignatures(createRefs(count)));

async function all(lines: AsyncGenerator<readonly SubmissionResult[]>): Promise<SubmissionResult[]> {
  const results: SubmissionResult[] = [];
  for await (const portion of lines) results.push(...portion);
  return results;
}

describe('handIn', () => {
  it('hands in a hundred signatures in portions, each document once and with its own signature', async () => {
    const { services, calls } = createFakeShell({ answers: { '/sign_doc': answerVerdicts() } });
    const lines = await all(submitSignatures(services.api, signed(100)));
    expect(calls).toHaveLength(100 / HAND_IN_PORTION);
    expect(calls.flatMap(readIds)).toEqual(createRefs(100).map(({ id }) => id));
    expect(lines.map(({ kind, id }) => `${kind} ${id}`)).toEqual(createRefs(100).map(({ id }) => `verdict ${id}`));
    const [first] = JSON.parse(calls[0]?.parameters.get('cdata') ?? '') as object[];
    expect(first).toEqual({ id: '1', version: 1, signature: 'AQ==' });
  });

  it('gives the bank’s refusal of one document to that one, and goes on', async () => {
    const { services } = createFakeShell({ answers: { '/sign_doc': answerVerdicts({ '2': 'documentChanged' }) } });
    const lines = await all(submitSignatures(services.api, signed(HAND_IN_PORTION + 1)));
    const refused = lines.filter((line) => line.kind === 'verdict' && line.verdict.error !== null);
    expect(refused).toMatchObject([{ id: '2', verdict: { errorCode: 'documentChanged' } }]);
    expect(lines).toHaveLength(HAND_IN_PORTION + 1);
  });

  it('sends nothing more after a call that the bank did not answer: all that is left is unsent', async () => {
    let isDown = false;
    const answers = (call: ReceivedCall) => {
      if (isDown) return 'down' as unknown as object;
      isDown = true;
      return answerVerdicts()(call);
    };
    const { services, calls } = createFakeShell({ answers: { '/sign_doc': answers } });
    const lines = await all(submitSignatures(services.api, signed(3 * HAND_IN_PORTION)));
    expect(calls).toHaveLength(2);
    expect(lines.filter(({ kind }) => kind === 'verdict')).toHaveLength(HAND_IN_PORTION);
    expect(lines.filter(({ kind }) => kind === 'unsent')).toHaveLength(2 * HAND_IN_PORTION);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(3 * HAND_IN_PORTION);
  });

  it('calls a document unsent for which the bank’s answer has no verdict', async () => {
    const { services } = createFakeShell({ answers: { '/sign_doc': { success: true, signed_docs: [] } } });
    expect(await all(submitSignatures(services.api, signed(1)))).toMatchObject([{ kind: 'unsent', id: '1' }]);
  });

  it('calls the bank no more when nobody takes the next portion', async () => {
    const { services, calls } = createFakeShell({ answers: { '/sign_doc': answerVerdicts() } });
    for await (const _ of submitSignatures(services.api, signed(100))) break;
    expect(calls).toHaveLength(1);
  });
});

describe('pairUp', () => {
  it('drops a signature for a document that nobody asked about', () => {
    const [mine] = createRefs(1);
    expect(pairSignatures(createRefs(1), createSignatures(createRefs(3)))).toEqual([
      { ref: mine, signature: createSignatures(createRefs(1))[0] },
    ]);
  });
});
