import { CONTRACT, DOLLAR_ACCOUNT, EURO_ACCOUNT, OWN_BANK_CODE } from '../currency/testing';
import { BANK_DAY, VALID_ACCOUNT } from '../testing';
import type { CurrencyImportRow } from './columns';
import { getAddressCells, createCurrencyRowReader } from './read-currency-row';

const SECOND = { ...CONTRACT, id: '32', number: 'EXP-2026/02', rest: '70.00' };
const CONTEXT = {
  bankDay: BANK_DAY,
  ownBankCode: OWN_BANK_CODE,
  accounts: [VALID_ACCOUNT, EURO_ACCOUNT, DOLLAR_ACCOUNT],
  contracts: [CONTRACT, SECOND],
};
const read = createCurrencyRowReader(CONTEXT);

const PAYMENT: CurrencyImportRow = {
  pmt_num: '17',
  cur_ref: 'EUR',
  amount: '100,00',
  acn_id: EURO_ACCOUNT.iban,
  contracts: CONTRACT.number,
  pay_purp: 'GOODS UNDER CONTRACT',
  name_co: 'TEST HANDEL GMBH',
  acnt_co: 'DE89 3704 0044 0532 0130 00',
  ben_town: 'Berlin',
  ben_street: 'Teststrasse',
  ben_bldg: '3',
  ben_pcode: '10115',
  ben_bank_swift: 'deutdeff',
  ben_bank_name: 'DEUTSCHE BANK AG',
};
const problems = (changes: CurrencyImportRow, row = PAYMENT) =>
  read({ ...row, ...changes }).problems.map(({ field, key }) => `${field} ${key}`);
const paymentOf = (changes: CurrencyImportRow) => {
  const { document } = read({ ...PAYMENT, ...changes });
  if (document.type !== 2) throw new Error('no payment');
  return document.payment;
};
const requestOf = (row: CurrencyImportRow) => {
  const { document } = read(row);
  if (document.type === 2) throw new Error('no request');
  return document.request;
};

describe('a row with a payment', () => {
  it('is saved with what the file does not say: today, SHA, own money, abroad, countries of IBAN and BIC', () => {
    expect(read(PAYMENT).problems).toEqual([]);
    expect(paymentOf({})).toMatchObject({
      documentDate: BANK_DAY,
      currencyCode: '978',
      debitAccountId: EURO_ACCOUNT.id,
      feePayer: 'SHA',
      kind: 'ext',
      fundsSource: 'own',
      basis: 'contract',
      contracts: [{ contractId: CONTRACT.id, amount: '100,00' }],
      beneficiary: { account: 'DE89370400440532013000', country: '276', address: 'Teststrasse 3, 10115 Berlin' },
      addressParts: { town: 'Berlin', street: 'Teststrasse', building: '3', postCode: '10115', region: '' },
      beneficiaryBank: { swift: 'DEUTDEFF', country: '276' },
    });
  });

  it.each([
    ['DEBT', 'OUR'],
    ['shar', 'SHA'],
    ['SLEV', 'SHA'],
    ['CRED', 'BEN'],
    ['ben', 'BEN'],
  ])('whose charges are %s is paid by %s', (value, feePayer) => {
    expect(paymentOf({ fee_type: value }).feePayer).toBe(feePayer);
  });

  it('takes the account of its currency where one IBAN has several, and refuses what is not the company’s', () => {
    expect(paymentOf({ cur_ref: '840' }).debitAccountId).toBe(DOLLAR_ACCOUNT.id);
    expect(problems({ acn_id: 'UA263052990000026006999000301' })).toEqual(['acn_id notOwnAccount']);
    expect(problems({ acn_id: '' })).toEqual(['acn_id chooseDebitAccount']);
    expect(problems({ cur_ref: 'GBP' })).toContain('acn_id accountNotAllowed');
  });

  it('is backed by several contracts with an amount each', () => {
    const both = { contracts: 'exp-2026/01; EXP-2026/02', contracts_amounts: '60,00; 40,00' };
    expect(paymentOf(both).contracts).toEqual([
      { contractId: '31', amount: '60,00' },
      { contractId: '32', amount: '40,00' },
    ]);
    expect(problems(both)).toEqual([]);
    expect(problems({ ...both, contracts_amounts: '20;80' })).toEqual(['contracts_amounts contractExceeded']);
    expect(problems({ ...both, contracts_amounts: '60' })).toContain(
      'contracts_amounts incorrectContractsAmountFormat',
    );
    expect(problems({ contracts: 'EXP-1' })).toEqual(['contracts unknownContract']);
  });

  it.each([
    [{ contracts: '', dog_num: 'КР-1', dog_date: '05.06.2024' }, 'agreement'],
    [{ contracts: '', customer_buy_base: 'Членський внесок' }, 'other'],
    [{ contracts: '' }, null],
    [{ buy_base: 'Контракт' }, 'contract'],
  ])('with %p rests on %s', (cells, basis) => {
    expect(paymentOf(cells).basis).toBe(basis);
  });

  it.each(['Німеччина', 'Германия', 'GERMANY ', 'ФРН', 'DEU', '276'])('names its country as %s', (country) => {
    const { beneficiary, beneficiaryBank } = paymentOf({ ben_country: country, ben_bank_cntry: country });
    expect([beneficiary.country, beneficiaryBank.country]).toEqual(['276', '276']);
  });

  it('within the bank needs no town', () => {
    const own = { acnt_co: 'UA913516070000026006999000020', ben_town: '', ben_street: '', ben_bldg: '', ben_pcode: '' };
    const ofBank = { ben_country: '804', ben_bank_swift: 'SBXXUA2X', contracts: '', customer_buy_base: 'Позика' };
    expect(paymentOf(own).kind).toBe('own');
    expect(problems({ ...own, ...ofBank })).toEqual([]);
  });
});

describe('the actual parties of a row', () => {
  const debtor = { ud_name: 'Дочірнє ТОВ', ud_type: 'usrc', ud_code: '14360570', ud_country: 'ua' };

  it('are read from cells, and a wrong one is told in its column', () => {
    expect(problems(debtor)).toEqual([]);
    expect(paymentOf(debtor).ultimateDebtor).toMatchObject({
      name: 'Дочірнє ТОВ',
      identificationType: 'USRC',
      identificationCode: '14360570',
      residenceCountry: 'UA',
    });
    expect(paymentOf({ ...debtor, ud_country: 'Польща' }).ultimateDebtor?.residenceCountry).toBe('PL');
    expect(problems({ ...debtor, ud_code: '14360571' })).toEqual(['ud_code sep4.identity.invalidCodeValueUSRC']);
    expect(problems({ uc_name: 'SUB GMBH' })).toEqual(['uc_type fillThisField', 'uc_code fillThisField']);
  });

  it('are read from XML as well, with what cells have no room for; broken XML is told', () => {
    const person = '<UltmtDbtr><Nm>А</Nm><Id><PrvtId><Othr><Id>1</Id></Othr></PrvtId></Id></UltmtDbtr>';
    expect(paymentOf({ ultmt_dbtr: person }).ultimateDebtor).toMatchObject({ name: 'А', isJuridical: false });
    expect(problems({ ultmt_dbtr: person })).toEqual(['ud_type fillThisField']);
    expect(problems({ ultmt_cdtr: '<UltmtCdtr>' })).toEqual(['ultmt_cdtr unreadableXml']);
  });

  it('and a structured purpose are told in their columns', () => {
    const budget = { spp_type: 'budget', spp_code: '101', spp_inf: 'Мито' };
    expect(problems(budget)).toEqual([]);
    expect(problems({ ...budget, spp_inf: '' })).toEqual(['spp_inf sep4.spp.emptyAddtlInf']);
    expect(problems({ spp_type: 'singleAccount' })).toEqual(['rmt_strd sep4.spp.noTaxesAdded']);
  });
});

describe('an address of one line', () => {
  const line = (ben_addr: string): CurrencyImportRow => ({
    ...PAYMENT,
    ben_addr,
    ben_town: '',
    ben_street: '',
    ben_bldg: '',
    ben_pcode: '',
    ben_region: '',
  });

  it.each([
    ['Teststrasse 3, 10115 Berlin', 'Berlin'],
    ['Teststrasse 3, 10115 Berlin, Germany', 'Berlin'],
    ['Teststrasse 3, 10115 Berlin, DE', 'Berlin'],
    ['Teststrasse 3, 10115 Berlin, Німеччина', 'Berlin'],
    ['Teststrasse 3, 10115 Berlin Німеччина', 'Berlin'],
    ['Teststrasse 3, 10115 Berlin; Германия', 'Berlin'],
    ['Федеративна Республіка Німеччина, Teststrasse 3, 10115 Berlin', 'Berlin'],
    ['ФРН, Teststrasse 3, 10115 Berlin', 'Berlin'],
  ])('%s is read, and saved only when a person confirms it', (address, town) => {
    const { document, problems } = read(line(address));
    expect(problems).toEqual([{ field: 'ben_town', key: 'addressToConfirm', params: { town } }]);
    if (!document.guess) throw new Error('no guess');
    expect(document.guess).toMatchObject({ town, postCode: '10115' });
    expect(read({ ...line(address), ...getAddressCells(document.guess) }).problems).toEqual([]);
  });

  it('says the country where the row does not, of a bank as well', () => {
    const bank = { ben_bank_cntry: '', ben_bank_swift: '', ben_bank_addr: 'Taunusanlage 12, Frankfurt, Німеччина' };
    const row = { ...line('Teststrasse 3, 10115 Berlin, Німеччина'), ben_country: '', ...bank };
    expect(paymentOf(row)).toMatchObject({
      beneficiary: { country: '276', address: 'Teststrasse 3, 10115 Berlin' },
      beneficiaryBank: { country: '276', address: 'Taunusanlage 12, Frankfurt' },
    });
  });

  it('with a country in it that is not the row’s keeps it, to be looked at', () => {
    const address = 'Teststrasse 3, 10115 Berlin, Польща';
    expect(paymentOf(line(address)).beneficiary).toMatchObject({ country: '616' });
    const german = { ...line(address), ben_country: 'DEU' };
    expect(paymentOf(german).beneficiary).toMatchObject({ address, country: '276' });
    expect(problems({}, german)).toContain('ben_addr notSwiftText');
  });

  it('without a town asks for one', () => {
    expect(problems({}, line('10115'))).toEqual(['ben_town emptyField']);
    expect(problems({}, line(''))).toEqual(['ben_town emptyField']);
  });
});

describe('a row with a request', () => {
  const BUY: CurrencyImportRow = {
    pmt_type: 'Купівля валюти',
    cur_ref: 'EUR',
    amount: '100',
    acn_id: VALID_ACCOUNT.iban,
    acnt_c_id: EURO_ACCOUNT.iban,
    contracts: CONTRACT.number,
  };

  it('to buy pays from hryvnias, which return there, at the bank’s rate', () => {
    expect(read(BUY).problems).toEqual([]);
    expect(requestOf(BUY)).toMatchObject({
      type: 3,
      debitAccountId: VALID_ACCOUNT.id,
      restAccountId: VALID_ACCOUNT.id,
      creditAccountId: EURO_ACCOUNT.id,
      rateType: 1,
    });
  });

  it('to sell and to convert finds its accounts by the currencies', () => {
    expect(requestOf({ ...BUY, pmt_type: '4', contracts: '', customer_rate: '44,5' })).toMatchObject({
      debitAccountId: EURO_ACCOUNT.id,
      creditAccountId: VALID_ACCOUNT.id,
      restAccountId: '',
      rateType: 4,
    });
    const convert = { ...BUY, pmt_type: 'convert', target_cur_ref: 'usd', contracts: '' };
    expect(read(convert).problems).toEqual([]);
    expect(requestOf(convert)).toMatchObject({ targetCurrencyCode: '840', creditAccountId: DOLLAR_ACCOUNT.id });
    expect(problems({ target_cur_ref: 'EUR' }, convert)).toContain('target_cur_ref sameCurrency');
  });

  it('of which an account is not the company’s, or a rate is none, is told so', () => {
    expect(problems({ acnt_c_id: 'UA263052990000026006999000301' }, BUY)).toEqual(['acnt_c_id notOwnAccount']);
    expect(problems({ rate_type: '2' }, BUY)).toEqual(['customer_rate emptyField']);
    expect(problems({ rate_type: '2', customer_rate: 'дешево' }, BUY)).toEqual(['customer_rate incorrectRate']);
  });
});

describe('a word that nobody knows', () => {
  it.each(['pmt_type', 'fee_type', 'cur_pmt_type', 'funds_src', 'buy_base'] as const)(
    'in %s is told once',
    (column) => {
      const problems = read({ ...PAYMENT, [column]: 'хтозна' }).problems.filter(({ field }) => field === column);
      expect(problems).toEqual([{ field: column, key: 'unknownValue', params: { value: 'хтозна' } }]);
    },
  );

  it('in a column that does not count for the document is no problem', () => {
    expect(problems({ rate_type: 'хтозна' })).toEqual([]);
  });
});
