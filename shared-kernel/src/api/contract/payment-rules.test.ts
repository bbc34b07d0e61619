import { decodeParameters, encodeParameters } from './call';
import { changePaymentRules } from './payment-rules';

describe('a change of the approval policy', () => {
  const KNOWN = { two_people_for: [], people: [] };
  const decode = (approval: object) => {
    const decoded = decodeParameters(changePaymentRules.request, { approval: JSON.stringify(approval) });
    return decoded.ok ? decoded.value.approval : decoded;
  };

  it('tells a demand that it leaves out from one that it takes away', () => {
    expect(decode(KNOWN)).toMatchObject({ callBackAbove: undefined, coolingHours: undefined });
    expect(decode({ ...KNOWN, call_back_above: '', cooling_hours: '' })).toMatchObject({
      callBackAbove: '',
      coolingHours: '',
    });
    expect(decode({ ...KNOWN, call_back_above: 1000, cooling_hours: 24 })).toMatchObject({
      callBackAbove: '1000',
      coolingHours: '24',
    });
  });

  it('sends a demand that is taken away', () => {
    const approval = {
      onePersonMax: '',
      withoutDirectorMax: '',
      dayMax: '',
      twoPeopleFor: [],
      people: [],
      callBackAbove: '',
      coolingHours: '',
    };
    const sent = encodeParameters(changePaymentRules.request, { perPayment: '', perDay: '', reason: '', approval });
    expect(JSON.parse(sent['approval'] ?? '')).toMatchObject({ call_back_above: '', cooling_hours: '' });
  });
});
