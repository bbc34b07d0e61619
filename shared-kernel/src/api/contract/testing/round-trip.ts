import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { decodeRequest, decodeWire, encodeParameters, type Call } from '../call';
import { throughForm, throughJson, withNewerFields } from './wire';

/** A call with generators of everything that can be asked and answered. */
export interface RoundTrip {
  /** `POST /save_pmt?pmt_type=1`: what tells the call from all others. */
  readonly title: string;
  readonly call: object;
  /** Form or query parameters of everything that can be asked. */
  readonly parameters: fc.Arbitrary<Readonly<Record<string, string>>>;
  /** Each throws when a value does not come through as it was. */
  expectRequestsSurvive(): void;
  expectUnknownNamesAreRefused(): void;
  expectAnswersSurvive(): void;
  expectNewerAnswersAreUnderstood(): void;
}

/** The types of the generators are those of the call: a field that a codec gets is asked for here by the compiler. */
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
  // jest takes objects with a field named "constructor" for two types; users may choose any name.
  fc.assert(fc.property(values, (value) => deepStrictEqual(read(value), { ok: true, value })));
}
