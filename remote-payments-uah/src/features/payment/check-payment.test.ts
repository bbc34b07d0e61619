import { VALID_ACCOUNT } from '@ncb/shared-kernel/domain/rules/testing';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { checkPayment, createEmptyPayment, type PaymentValues } from '.';

const TREASURY = 'UA308999980310001000000000001';
const ORDINARY = 'UA263052990000026006999000301';
const STRUCTURE = { kind: 'budget', paymentKindCode: '', taxNotice: '', additionalInfo: '' } as const;

const purposeProblems = (values: Partial<PaymentValues>) =>
  checkPayment(
    {
      ...createEmptyPayment(SAMPLE_SESSION, '7001'),
      receiverName: 'ТОВ',
      receiverCode: '92000019',
      amount: '5',
      ...values,
    },
    { bankDay: SAMPLE_SESSION.bankDay, debitAccount: VALID_ACCOUNT, receiverMaximum: null },
  ).filter(({ field }) => field === 'purpose');

describe('an empty purpose', () => {
  it('is not missing while it is still to be made of the structure', () => {
    expect(purposeProblems({ creditIban: TREASURY, structuredPurpose: STRUCTURE })).toEqual([]);
    expect(purposeProblems({ creditIban: '', structuredPurpose: STRUCTURE })).toEqual([]);
  });

  it('is missing where no structure goes along', () => {
    expect(purposeProblems({ creditIban: ORDINARY, structuredPurpose: STRUCTURE })).toHaveLength(1);
    expect(purposeProblems({ creditIban: ORDINARY })).toHaveLength(1);
  });
});
