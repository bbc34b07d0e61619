import * as contract from '.';
import {
  ACCOUNT_CALLS,
  CATALOGUE_CALLS,
  CERTIFICATE_CALLS,
  CREDIT_CALLS,
  DEPOSIT_CALLS,
  EVENT_CALLS,
  IDENTITY_CALLS,
  PASSKEY_CALLS,
  JOURNAL_CALLS,
  OFFICE_CALLS,
  PAYMENT_CALLS,
  PAYMENT_DOCUMENT_CALLS,
  PAYROLL_CALLS,
  PEOPLE_CALLS,
  REGISTRATION_CALLS,
  SETTINGS_CALLS,
  SIGNING_CALLS,
  STATEMENT_CALLS,
  SUPPORTING_CALLS,
  TEMPLATE_CALLS,
  BENEFICIARY_CALLS,
  CONTRACT_CALLS,
  CURRENCY_CALLS,
  RATE_CALLS,
} from './testing';

const ROUND_TRIPS = [
  ...ACCOUNT_CALLS,
  ...CATALOGUE_CALLS,
  ...CERTIFICATE_CALLS,
  ...CREDIT_CALLS,
  ...DEPOSIT_CALLS,
  ...EVENT_CALLS,
  ...IDENTITY_CALLS,
  ...PASSKEY_CALLS,
  ...JOURNAL_CALLS,
  ...OFFICE_CALLS,
  ...PAYMENT_CALLS,
  ...PAYMENT_DOCUMENT_CALLS,
  ...PAYROLL_CALLS,
  ...PEOPLE_CALLS,
  ...REGISTRATION_CALLS,
  ...SETTINGS_CALLS,
  ...SIGNING_CALLS,
  ...STATEMENT_CALLS,
  ...SUPPORTING_CALLS,
  ...TEMPLATE_CALLS,
  ...BENEFICIARY_CALLS,
  ...CONTRACT_CALLS,
  ...CURRENCY_CALLS,
  ...RATE_CALLS,
];

describe.each(ROUND_TRIPS)('$title', (roundTrip) => {
  it('brings every request through a form unchanged', () => {
    roundTrip.expectRequestsSurvive();
  });

  it('refuses a name in a request that it does not know', () => {
    roundTrip.expectUnknownNamesAreRefused();
  });

  it('brings every answer through JSON unchanged', () => {
    roundTrip.expectAnswersSurvive();
  });

  it('reads the answer of a newer bank as if the fields it does not know were not there', () => {
    roundTrip.expectNewerAnswersAreUnderstood();
  });
});

describe('the contract', () => {
  const calls = Object.values(contract).filter((exported) => typeof exported === 'object' && 'path' in exported);

  it('has no call without a round trip above', () => {
    expect(calls).toHaveLength(ROUND_TRIPS.length);
    expect(new Set(ROUND_TRIPS.map(({ call }) => call))).toEqual(new Set(calls));
  });

  it('has no two calls with one method, path and variant', () => {
    expect(new Set(ROUND_TRIPS.map(({ title }) => title)).size).toBe(ROUND_TRIPS.length);
  });
});
