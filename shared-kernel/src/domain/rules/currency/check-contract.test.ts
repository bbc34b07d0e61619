import { BANK_DAY } from '../testing';
import { EMPTY_BANK } from './bank-part';
import { toBackingContract } from './to-backing-contract';
import { checkContract, type ContractDraft } from './check-contract';

const CARD: ContractDraft = {
  kind: 'import',
  number: 'EXP-2026/01',
  startDate: '2026-01-10',
  endDate: '2026-12-31',
  amount: '100000.00',
  currencyCode: '978',
  partner: { name: 'TEST HANDEL GMBH', address: 'Teststrasse 3', code: 'DE000000001', account: '', country: '276' },
  partnerBank: EMPTY_BANK,
  intermediaryBank: EMPTY_BANK,
  beneficiary: '',
  beneficiaryCountry: '',
  goodsGroup: '',
};
const tooLong = (field: string, max: number) => [
  { field, key: 'tooLongText', params: { length: String(max + 1), max: String(max) } },
];
const findProblems = (changes: Partial<ContractDraft>) => checkContract({ ...CARD, ...changes }, BANK_DAY);
const ofPartner = (changes: Partial<ContractDraft['partner']>) =>
  findProblems({ partner: { ...CARD.partner, ...changes } });

describe('checkContract', () => {
  it('finds nothing wrong with a contract, with or without an end, made today', () => {
    expect(findProblems({})).toEqual([]);
    expect(findProblems({ endDate: '' })).toEqual([]);
    expect(findProblems({ startDate: BANK_DAY, endDate: BANK_DAY })).toEqual([]);
  });

  it('names what is missing, in the order of the form', () => {
    const partner = { name: '', address: '', code: '', account: '', country: '' };
    const empty = { number: '', startDate: '', endDate: '', amount: '', currencyCode: '', partner };
    expect(findProblems(empty)).toEqual([
      { field: 'number', key: 'emptyField' },
      { field: 'startDate', key: 'emptyField' },
      { field: 'amount', key: 'incorrectAmount' },
      { field: 'currencyCode', key: 'emptyField' },
      { field: 'partner.name', key: 'emptyField' },
      { field: 'partner.country', key: 'emptyField' },
    ]);
  });

  it.each([
    [
      { startDate: '2026-07-16', endDate: '' },
      { field: 'startDate', key: 'incorrectAgreementDate' },
    ],
    [{ startDate: 'вчора' }, { field: 'startDate', key: 'incorrectAgreementDate' }],
    [{ endDate: '2026-01-09' }, { field: 'endDate', key: 'invalidDates' }],
    [{ endDate: '2026-02-30' }, { field: 'endDate', key: 'invalidDateMessage' }],
    [{ currencyCode: '980' }, { field: 'currencyCode', key: 'currencyNotOffered' }],
    [
      { currencyCode: '392', amount: '1.50' },
      { field: 'amount', key: 'incorrectAmount' },
    ],
    [{ beneficiaryCountry: 'DE' }, { field: 'beneficiaryCountry', key: 'unknownCountry' }],
  ])('refuses %j', (changes, problem) => {
    expect(findProblems(changes)).toEqual([problem]);
  });

  it('holds texts to their limits', () => {
    expect(findProblems({ number: 'N'.repeat(22), beneficiary: 'B'.repeat(140), beneficiaryCountry: '276' })).toEqual(
      [],
    );
    expect(findProblems({ number: 'N'.repeat(23) })).toEqual(tooLong('number', 22));
    expect(findProblems({ beneficiary: 'B'.repeat(141) })).toEqual(tooLong('beneficiary', 140));
    expect(ofPartner({ name: 'N'.repeat(140) })).toEqual([]);
    expect(ofPartner({ name: 'N'.repeat(141) })).toEqual([
      { field: 'partner.name', key: 'tooLongName', params: { length: '141', max: '140' } },
    ]);
    expect(ofPartner({ address: 'A'.repeat(121) })).toEqual(tooLong('partner.address', 120));
    expect(ofPartner({ code: 'C'.repeat(36) })).toEqual(tooLong('partner.code', 35));
    expect(ofPartner({ account: '1'.repeat(35) })).toEqual(tooLong('partner.account', 34));
    expect(ofPartner({ country: 'DE' })).toEqual([{ field: 'partner.country', key: 'unknownCountry' }]);
  });

  it.each([
    ['import', []],
    ['export', []],
    ['services', [{ field: 'goodsGroup', key: 'goodsGroupNotOfKind' }]],
    ['loan', [{ field: 'goodsGroup', key: 'goodsGroupNotOfKind' }]],
  ] as const)('takes a group of goods by the kind: %s', (kind, problems) => {
    expect(findProblems({ kind, goodsGroup: '8716' })).toEqual(problems);
    expect(findProblems({ kind })).toEqual([]);
  });

  it('needs no banks; one that is begun must be whole', () => {
    const partialBank = { ...EMPTY_BANK, swift: 'DEUTDEFF', name: 'Банк' };
    expect(findProblems({ partnerBank: partialBank })).toEqual([
      { field: 'partnerBank.name', key: 'notSwiftText' },
      { field: 'partnerBank.country', key: 'emptyField' },
    ]);
    expect(findProblems({ intermediaryBank: partialBank }).map(({ field }) => field)).toEqual([
      'intermediaryBank.name',
      'intermediaryBank.country',
    ]);
  });
});

describe('a kept contract behind a document', () => {
  const contract = {
    ...CARD,
    id: '31',
    rest: '99900.00',
    endDate: '2026-12-31',
    beneficiary: '',
    beneficiaryCountry: '',
  };
  const behind = { id: '31', number: 'EXP-2026/01', currencyCode: '978', rest: '99900.00', endDate: '2026-12-31' };

  it('pays the partner', () => {
    const partner = { beneficiary: 'TEST HANDEL GMBH', beneficiaryCountry: '276' };
    expect(toBackingContract(contract)).toEqual({ ...behind, ...partner });
  });

  it('pays a beneficiary of its own where it names one', () => {
    const other = { beneficiary: 'EXAMPLE INC.', beneficiaryCountry: '840' };
    expect(toBackingContract({ ...contract, ...other })).toEqual({ ...behind, ...other });
  });
});
