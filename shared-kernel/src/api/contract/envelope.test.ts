import fc from 'fast-check';
import { decodeParameters, decodeWire, encodeParameters } from './call';
import { envelope, sessionParameters } from './envelope';
import { anyStringMap, anyText, filledText, throughForm, throughJson } from './testing';

const REFUSAL = {
  success: false,
  error: 'Помилки в документі',
  errorCode: 'validation',
  errorParams: { triesLeft: '3' },
  problems: [{ field: 'amount', key: 'amountTooBig', params: { max: '100.00' } }],
};

describe('the envelope of every answer', () => {
  it('carries a refusal under the specification’s names and ours', () => {
    const wire = {
      success: 0,
      error: 'Помилки в документі',
      error_code: 'validation',
      error_params: { triesLeft: '3' },
      problems: [{ field: 'amount', key: 'amountTooBig', params: { max: '100.00' } }],
    };
    expect(envelope.encode(REFUSAL)).toEqual(wire);
    expect(decodeWire(envelope, wire)).toEqual({ ok: true, value: REFUSAL });
  });

  it('is understood without our additions and without "success", which most calls do not name', () => {
    const nothingWrong = { success: true, error: null, errorCode: null, errorParams: {}, problems: [] };
    expect(decodeWire(envelope, {})).toEqual({ ok: true, value: nothingWrong });
    expect(decodeWire(envelope, { success: 'false', error: 'Ні' })).toEqual({
      ok: true,
      value: { ...nothingWrong, success: false, error: 'Ні' },
    });
  });

  it('comes through JSON unchanged', () => {
    const problems = fc.record({ field: anyText, key: anyText, params: anyStringMap }, { noNullPrototype: true });
    const envelopes = fc.record({
      success: fc.boolean(),
      error: fc.option(filledText),
      errorCode: fc.option(filledText),
      errorParams: anyStringMap,
      problems: fc.array(problems, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(envelopes, (value) => {
        expect(decodeWire(envelope, throughJson(envelope.encode(value)))).toEqual({ ok: true, value });
      }),
    );
  });
});

describe('the session parameters', () => {
  it('say in the specification’s names for which company a call is meant', () => {
    const identity = { companyRef: '1001', bankClientId: '2002', userId: '3' };
    const parameters = { clnt_id: '1001', ncb_id: '2002', user_id: '3' };
    expect(encodeParameters(sessionParameters, identity)).toEqual(parameters);
    expect(decodeParameters(sessionParameters, throughForm(parameters))).toEqual({ ok: true, value: identity });
  });

  it('are refused as a whole when one is missing', () => {
    expect(decodeParameters(sessionParameters, { clnt_id: '1001', ncb_id: '2002' })).toEqual({
      ok: false,
      where: 'user_id',
    });
  });
});
