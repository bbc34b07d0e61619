import { FILE_FAULTS, MESSAGE_KEYS, PROBLEM_KEYS, REFUSAL_CODES } from '../domain';
import {
  AccountStatus,
  ActionObject,
  ActionType,
  ApplicationKind,
  ApplicationStatus,
  OperationBasis,
  CertificateRequestStatus,
  CertificateStatus,
  CompanyStatus,
  ContractPaper,
  CreditDealStatus,
  CurrencyPaymentKind,
  DepositStatus,
  DOCUMENT_KINDS,
  DocumentStatus,
  EmployeeStatus,
  FeeMode,
  FeePayer,
  FundsSource,
  IdentificationType,
  InterestPayout,
  LANGUAGES,
  NumberCounter,
  OperationFilter,
  PayrollType,
  PurposeKind,
  RateSide,
  RateType,
  RepaymentKind,
  REVOKING_ROLE,
  Role,
  Side,
  SignatureRight,
  SignInMethod,
  SignScheme,
  StatementSort,
  StatementType,
  TurnoverType,
  UserStatus,
} from '../domain/vocabulary';
import { createTranslations } from './setup';
import { getTexts } from './testing';

const namesBelow = (texts: ReadonlyMap<string, string>, group: string) =>
  [...texts.keys()].filter((key) => key.startsWith(`${group}.`)).map((key) => key.slice(group.length + 1));

const variablesIn = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)(?:, \w+)?\s*\}\}/g)].map(([, name]) => name).sort();

describe.each(LANGUAGES)('the common texts in %s', (language) => {
  const texts = getTexts(language);

  it.each<[string, readonly (string | number)[]]>([
    ['problems', PROBLEM_KEYS],
    ['refusals', REFUSAL_CODES],
    ['messages', MESSAGE_KEYS],
    ['fileFaults', FILE_FAULTS],
    ['documentStatus', Object.values(DocumentStatus)],
    ['accountStatus', Object.values(AccountStatus)],
    ['role', [...Object.values(Role), REVOKING_ROLE]],
    ['signatureRight', Object.values(SignatureRight)],
    ['signScheme', Object.values(SignScheme)],
    ['userStatus', Object.values(UserStatus)],
    ['companyStatus', Object.values(CompanyStatus)],
    ['certificateStatus', Object.values(CertificateStatus)],
    ['certificateRequestStatus', Object.values(CertificateRequestStatus)],
    ['secondFactor', Object.values(SignInMethod)],
    ['actionType', Object.values(ActionType)],
    ['actionObject', Object.values(ActionObject)],
    ['numberCounter', Object.values(NumberCounter)],
    ['documentKind', DOCUMENT_KINDS],
    ['identificationType', Object.values(IdentificationType)],
    ['payrollType', Object.values(PayrollType)],
    ['employeeStatus', Object.values(EmployeeStatus)],
    ['creditDealStatus', Object.values(CreditDealStatus)],
    ['repaymentKind', Object.values(RepaymentKind)],
    ['depositStatus', Object.values(DepositStatus)],
    ['interestPayout', Object.values(InterestPayout)],
    ['applicationKind', Object.values(ApplicationKind)],
    ['applicationStatus', Object.values(ApplicationStatus)],
    ['statementType', Object.values(StatementType)],
    ['side', Object.values(Side)],
    ['operationFilter', Object.values(OperationFilter)],
    ['statementSort', Object.values(StatementSort)],
    ['turnoverType', Object.values(TurnoverType)],
    ['currencyPaymentKind', Object.values(CurrencyPaymentKind)],
    ['fundsSource', Object.values(FundsSource)],
    ['buyBasis', Object.values(OperationBasis)],
    ['feePayer', Object.values(FeePayer)],
    ['rateType', Object.values(RateType)],
    ['rateSide', Object.values(RateSide)],
    ['feeMode', Object.values(FeeMode)],
    ['purposeKind', Object.values(PurposeKind)],
    ['contractPaper', Object.values(ContractPaper)],
    ['language', LANGUAGES],
    ['failures', ['http', 'network', 'timeout', 'aborted', 'unreadable', 'refused', 'unauthorized']],
  ])('name every one of the %s, and nothing that does not exist', (group, names) => {
    expect(namesBelow(texts, group).sort()).toEqual(names.map(String).sort());
  });

  it('are found by the page under their keys', async () => {
    const { i18n } = await createTranslations(language);
    for (const [key, text] of texts) expect(i18n.t(key as never, { skipInterpolation: true })).toBe(text);
  });

  it('have the same keys as the Ukrainian ones, in the same order', () => {
    expect([...texts.keys()]).toEqual([...getTexts('ua').keys()]);
  });

  it('show the same values as the Ukrainian ones', () => {
    for (const [key, text] of getTexts('ua'))
      expect([key, variablesIn(texts.get(key) ?? '')]).toEqual([key, variablesIn(text)]);
  });

  it('are none of them empty, none has a space at an end, none a broken place for a value', () => {
    for (const [key, text] of texts) {
      expect([key, text]).toEqual([key, text.trim()]);
      expect([key, text]).not.toEqual([key, '']);
      expect([key, text.replace(/\{\{\w+(, \w+)?\}\}/g, '')]).not.toEqual([key, expect.stringMatching(/[{}]/)]);
    }
  });
});
