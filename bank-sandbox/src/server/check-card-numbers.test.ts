import { checkCardNumbers } from './check-card-numbers';

const CARD = '5168 7420 1234 4408';

describe('card numbers in a request', () => {
  it('are found in fields and in the parts of fields that are JSON', () => {
    const emps = [{ emp_acn: 'UA883516070000026202999000200' }, { emp_acn: CARD, lastname: 'Умовна' }];
    expect(checkCardNumbers({ cdata: JSON.stringify({ emps }), name_co: `ФОП ${CARD}` })).toEqual([
      { field: 'emps.1.emp_acn', key: 'cardNumberInsteadOfAccount' },
      { field: 'name_co', key: 'cardNumberInText' },
    ]);
  });

  it('are found where they were sent as numbers', () => {
    expect(checkCardNumbers({ pmt_data: '{"acnt_co":5168742012344408}' })).toEqual([
      { field: 'acnt_co', key: 'cardNumberInsteadOfAccount' },
    ]);
  });

  it('are not looked for in passwords and in drafts, which are hashed and masked', () => {
    expect(checkCardNumbers({ passwd: CARD, draft_data: `{"rows":"${CARD}"}` })).toEqual([]);
  });
});
