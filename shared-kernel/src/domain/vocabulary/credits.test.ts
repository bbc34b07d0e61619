import * as vocabulary from '.';

describe('the vocabulary of credits and deposits', () => {
  it('knows a closed deal by the bank’s plus sign', () => {
    expect(vocabulary.CLOSED_DEAL_MARK).toBe('+');
  });

  it('numbers the steps of an application', () => {
    expect(vocabulary.ApplicationStatus).toEqual({
      submitted: 0,
      inReview: 1,
      approved: 2,
      rejected: 3,
      withdrawn: 4,
    });
  });

  it('knows the limits of applications', () => {
    expect(vocabulary).toMatchObject({
      CREDIT_COLLATERAL_MAX: 420,
      CREDIT_PURPOSE_MAX: 420,
      CREDIT_TERM_MAX_MONTHS: 120,
      DEPOSIT_RENEWALS_MAX: 12,
      DEPOSIT_TERM_MAX_MONTHS: 36,
    });
  });
});
