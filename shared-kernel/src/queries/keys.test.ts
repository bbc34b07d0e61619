import { keysTouchedByDocuments, queryKeys as contract } from '@ncb/shared-kernel/remote-contract';
import { actionKeys, cardKeys, catalogueKeys, templateKeys } from './keys';
import { dealKeys } from './deal-keys';
import { paymentRulesKeys } from './payment-rules-keys';
import { accountKeys } from './accounts';
import { companyKeys } from './company';
import { contractKeys } from './contracts';
import { documentKeys } from './documents';
import { draftKeys } from './drafts';
import { employeeKeys } from './employees';
import { feeKeys } from './fees';
import { mailKeys } from './mail';
import { payrollKeys } from './payrolls';
import { passkeyKeys } from './passkeys';
import { peopleKeys } from './people';
import { rateKeys } from './rates';
import { receiverNameKeys } from './receiver-names';
import { supportingKeys } from './supporting-documents';
import { statementKeys } from './statements';

const AREAS: Readonly<Record<string, Readonly<Record<string, (...parts: never[]) => readonly unknown[]>>>> = {
  actions: actionKeys,
  accounts: accountKeys,
  cards: cardKeys,
  catalogues: catalogueKeys,
  company: companyKeys,
  contracts: contractKeys,
  deals: dealKeys,
  drafts: draftKeys,
  fees: feeKeys,
  mail: mailKeys,
  paymentRules: paymentRulesKeys,
  payments: documentKeys,
  payrolls: payrollKeys,
  people: peopleKeys,
  rates: rateKeys,
  statements: statementKeys,
  templates: templateKeys,
};

describe('the names in the query cache', () => {
  it.each([
    ...Object.entries(AREAS),
    ['payrolls', employeeKeys] as const,
    ['people', passkeyKeys] as const,
    ['catalogues', receiverNameKeys] as const,
    ['payments', supportingKeys] as const,
  ])('of %s begin with the area, so that no other area can have the same', (area, keys) => {
    for (const key of Object.values(keys)) expect(key()[0]).toBe(area);
  });

  it('are those of remotes that were built before', () => {
    expect(documentKeys.all('1001')).toEqual(contract.payments('1001'));
    expect(documentKeys.one('1001', '91')).toEqual(contract.payment('1001', '91'));
    expect(accountKeys.all('1001')).toEqual(contract.accounts('1001'));
  });
});

describe('keysTouchedByDocuments', () => {
  it('has everything that an executed document moves', () => {
    const moved = [documentKeys, accountKeys, statementKeys, dealKeys, contractKeys, payrollKeys];
    expect(keysTouchedByDocuments('1001')).toEqual(moved.map(({ all }) => all('1001')));
  });
});
