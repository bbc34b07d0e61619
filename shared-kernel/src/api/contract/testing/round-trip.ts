import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { decodeRequest, decodeWire, encodeParameters, type Call } from '../call';
import { throughForm, throughJson, withNewerFields } from './wire';

export interface RoundTrip {
  /** Identifies the call, such as `POST /save_pmt?pmt_type=1`. */
  readonly title: string;
  readonly call: object;
  readonly parameters: fc.Arbitrary<Readonly<Record<string, string>>>;
  /** Throws if a value changes on the way; so do the next three. */
  expectRequestsSurvive(): void;
  expectUnknownNamesAreRefused(): void;
  expectAnswersSurvive(): void;
  expectNewerAnswersAreUnderstood(): void;
}

/** The generators have the call's types: the compiler reports a codec's field without a generator. */
export function roundTrip<Request, Answer>(
  call: Call<Request, Answer>,
  requests: fc.Arbitrary<NoInfer<Request>>,
  answers: fc.Arbitrary<NoInfer<Answer>>,
): RoundTrip {
  return {
    title: titleOf(call),
    call,
    parameters: requests.map((value) => encodeParameters(call.request, value)),
    expectRequestsSurvive() {
      const { request } = call;
      // Decodes requests as strictly as the bank does: the client must send no unknown name.
      check(requests, (value) => decodeRequest(request, throughForm(encodeParameters(request, value)), []));
    },
    expectUnknownNamesAreRefused() {
      const { request } = call;
      const more = { unheard_of: '1' };
      fc.assert(
        fc.property(requests, (value) =>
          deepStrictEqual(decodeRequest(request, { ...throughForm(encodeParameters(request, value)), ...more }, []), {
            ok: false,
            where: 'unheard_of',
          }),
        ),
        { numRuns: 3 },
      );
    },
    expectAnswersSurvive() {
      check(answers, (value) => decodeWire(call.answer, throughJson(call.answer.encode(value))));
    },
    expectNewerAnswersAreUnderstood() {
      check(answers, (value) => decodeWire(call.answer, withNewerFields(throughJson(call.answer.encode(value)))));
    },
  };
}

function titleOf({ method, path, variant }: Pick<Call<unknown, unknown>, 'method' | 'path' | 'variant'>): string {
  return `${method} ${path}${variant ? `?${variant.parameter}=${variant.values.join('|')}` : ''}`;
}

function check<T>(values: fc.Arbitrary<T>, read: (value: T) => unknown): void {
  // Not `toEqual`: jest misjudges objects with a field named "constructor", and users may choose any name.
  fc.assert(fc.property(values, (value) => deepStrictEqual(read(value), { ok: true, value })));
}
