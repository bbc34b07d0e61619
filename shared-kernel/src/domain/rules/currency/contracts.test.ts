import { findContracts, isSamePartner, type BackingContract } from './contracts';
import { CONTRACT, EXTERNAL_PAYMENT, findPaymentProblems } from './testing';

const SECOND: BackingContract = { ...CONTRACT, id: '32', number: 'B-2', rest: '60.00' };
const OTHER_PARTNER: BackingContract = { ...CONTRACT, id: '33', beneficiary: 'SAMPLE TRADE SP. Z O.O.' };
const IN_DOLLARS: BackingContract = { ...CONTRACT, id: '34', currencyCode: '840', rest: '1.00' };
const CONTRACTS = [CONTRACT, SECOND, OTHER_PARTNER, IN_DOLLARS];

/** Finds problems of a payment of 100.00; shares are contract id and amount. */
function findProblems(...shares: readonly (readonly [string, string])[]) {
  const contracts = shares.map(([contractId, amount]) => ({ contractId, amount }));
  return findPaymentProblems(EXTERNAL_PAYMENT, { contracts }, { contracts: CONTRACTS });
}

describe('the contracts behind a document', () => {
  it('back it to the cent', () => {
    expect(findProblems(['31', '100.00'])).toEqual([]);
    expect(findProblems(['31', '60,5'], ['32', '39.50'])).toEqual([]);
  });

  it('must be chosen', () => {
    expect(findProblems()).toEqual([{ field: 'contracts', key: 'chooseContracts' }]);
  });

  it.each(['99.99', '100.01'])('of %s in all do not back 100.00', (amount) => {
    expect(findProblems(['31', amount])).toEqual([{ field: 'contracts.amounts', key: 'incorrectContractsAmount' }]);
  });

  it.each(['', 'сто', '100.001', '0', '-1'])('have no share %j', (amount) => {
    expect(findProblems(['31', amount])).toEqual([
      { field: 'contracts.amounts', key: 'incorrectContractsAmountFormat' },
    ]);
  });

  it('with one share that cannot be read have that problem once, and the sum is not compared', () => {
    const wrong = [{ field: 'contracts.amounts', key: 'incorrectContractsAmountFormat' }];
    expect(findProblems(['31', '?'], ['32', '50.00'])).toEqual(wrong);
    expect(findProblems(['31', '50.00'], ['32', '?'])).toEqual(wrong);
  });

  it('are not compared with an amount that cannot be read: that problem is enough', () => {
    const contracts = [{ contractId: '31', amount: '5.00' }];
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { amount: 'сто', contracts })).toEqual([
      { field: 'amount', key: 'incorrectAmount' },
    ]);
  });

  it('give no more than is left of each, and name the one that is exceeded', () => {
    expect(findProblems(['31', '40.00'], ['32', '60.00'])).toEqual([]);
    expect(findProblems(['31', '39.99'], ['32', '60.01'])).toEqual([
      { field: 'contracts.amounts', key: 'contractExceeded', params: { number: 'B-2', rest: '60.00' } },
    ]);
  });

  it('in another currency cannot be compared; a warning asks instead', () => {
    expect(findProblems(['34', '100.00'])).toEqual([]);
  });

  it('with different beneficiaries are refused', () => {
    expect(findProblems(['31', '50.00'], ['33', '50.00'])).toEqual([
      { field: 'contracts', key: 'contractsOfDifferentBeneficiaries' },
    ]);
  });

  it('are those of the company, each once', () => {
    const unknown = { field: 'contracts', key: 'unknownContract' };
    expect(findProblems(['99', '100.00'])).toEqual([unknown]);
    expect(findProblems(['31', '50.00'], ['31', '50.00'])).toEqual([unknown]);
  });

  it('are at most 50', () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ ...CONTRACT, id: `c${index}` }));
    const problems = (count: number) => {
      const contracts = many.slice(0, count).map(({ id }) => ({ contractId: id, amount: '1.00' }));
      return findPaymentProblems(EXTERNAL_PAYMENT, { amount: `${count}.00`, contracts }, { contracts: many });
    };
    expect(problems(50)).toEqual([]);
    expect(problems(51)).toEqual([{ field: 'contracts', key: 'tooManyContracts', params: { max: '50' } }]);
  });
});

describe('chosenContracts', () => {
  it('follows the order of the shares and leaves out what the company does not have', () => {
    const shares = ['32', 'x', '31'].map((contractId) => ({ contractId, amount: '1.00' }));
    expect(findContracts(shares, CONTRACTS)).toEqual([SECOND, CONTRACT]);
  });
});

describe('isSamePartner', () => {
  it('does not mind letter case and spaces', () => {
    expect(isSamePartner(' Test  Handel GmbH ', 'TEST HANDEL GMBH')).toBe(true);
    expect(isSamePartner('TEST HANDELS GMBH', 'TEST HANDEL GMBH')).toBe(false);
  });
});
