import { decodeWire, encodeParameters } from './call';
import { listContracts, saveContract } from './contracts';

const NO_BANK = { swift: '', name: '', country: '', address: '', correspondentAccount: '', nationalCode: '' };
const NO_PARTNER = { name: '', address: '', code: '', account: '', country: '' };

describe('GET /get_contracts', () => {
  it('can ask for the contracts of a currency or behind a document', () => {
    expect(encodeParameters(listContracts.request, { currencyCode: null, documentId: null })).toEqual({});
    expect(encodeParameters(listContracts.request, { currencyCode: '978', documentId: '501' })).toEqual({
      cur_ref: '978',
      pmt_id: '501',
    });
  });

  it('reads a contract under the names of the specification', () => {
    const contract = {
      contract_id: '31',
      contract_num: 'EXP-2026/01',
      start_date: '10.01.2026',
      end_date: '',
      amount: '100000.00',
      rest: '99900.00',
      cur_ref: '978',
      sim_cur: 'EUR',
      partner: 'TEST HANDEL GMBH',
      ben_country: '276',
      bank_id: 'C31',
      userAmount: '100.00',
    };
    const decoded = decodeWire(listContracts.answer, { contracts: [contract] });
    expect(decoded.ok && decoded.value.contracts).toEqual([
      {
        id: '31',
        bankId: 'C31',
        kind: 'import',
        number: 'EXP-2026/01',
        startDate: '2026-01-10',
        endDate: null,
        amount: '100000.00',
        rest: '99900.00',
        paid: '0.00',
        onWay: '0.00',
        followed: 0,
        settleBy: null,
        settleOpen: '0.00',
        currencyCode: '978',
        currencyLetters: 'EUR',
        beneficiary: '',
        beneficiaryCountry: '276',
        goodsGroup: '',
        userAmount: '100.00',
        partner: { ...NO_PARTNER, name: 'TEST HANDEL GMBH' },
        partnerBank: NO_BANK,
        intermediaryBank: NO_BANK,
      },
    ]);
  });
});

describe('POST /save_contract', () => {
  it('carries the contract as one flat JSON object', () => {
    const contract = {
      id: null,
      kind: 'export' as const,
      number: '1',
      startDate: '2026-01-10',
      endDate: '',
      amount: '5',
      currencyCode: '978',
      beneficiary: '',
      beneficiaryCountry: '',
      goodsGroup: '8716' as const,
      partner: { ...NO_PARTNER, name: 'TEST', country: '276' },
      partnerBank: { ...NO_BANK, swift: 'DEUTDEFF' },
      intermediaryBank: { ...NO_BANK, swift: 'CITIUS33' },
    };
    const { cdata } = encodeParameters(saveContract.request, { contract });
    expect(JSON.parse(cdata ?? '')).toMatchObject({
      contract_id: '',
      contract_kind: 'export',
      contract_num: '1',
      start_date: '10.01.2026',
      partner: 'TEST',
      partner_cntry: '276',
      goods_group: '8716',
      ptr_bank_swift: 'DEUTDEFF',
      int_bank_swift: 'CITIUS33',
    });
  });
});
