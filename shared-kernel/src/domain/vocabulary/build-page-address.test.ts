import fc from 'fast-check';
import {
  FURTHER_PAGES,
  PAGE_OF_DOCUMENT,
  PAGES,
  buildPageAddress,
  readPageAddress,
  type AddressedPage,
  type AddressParameters,
  type PageValues,
} from '.';

const ALL_PAGES: readonly AddressedPage[] = [...PAGES, ...FURTHER_PAGES];

function toQuery<P extends AddressedPage>(page: P, values: PageValues<P>): string {
  return decodeURIComponent(new URLSearchParams(buildPageAddress(page, values).parameters).toString());
}

function read<P extends AddressedPage>(page: P, query: string): PageValues<P> {
  return readPageAddress(page, Object.fromEntries(new URLSearchParams(query)));
}

/** Parameters of the specification and ours. */
const ADDRESSES: readonly (readonly [AddressedPage, string, object])[] = [
  ['miPmtUahNew', 'id=9107&mode=copy', { id: '9107', mode: 'copy' }],
  ['miPmtUahNew', 'mode=template&template=3', { template: '3', mode: 'template' }],
  ['miPmtUahNew', 'account=7001&correspondent=12', { account: '7001', correspondent: '12' }],
  ['miPmtUahNew', 'cur_req_id=880', { requestId: '880' }],
  ['miPmtUahNew', 'deal=КР-2024/77&repay=interest', { repayment: { deal: 'КР-2024/77', kind: 'interest' } }],
  ['miPmtCurNew', 'beneficiary=5&contract=1,2', { beneficiary: '5', contracts: ['1', '2'] }],
  ['miPmtCurNew', 'deal=КР-2025/03&repay=principal', { repayment: { deal: 'КР-2025/03', kind: 'principal' } }],
  ['miPmtCurNewBuy', 'id=880&mode=change', { id: '880', mode: 'change' }],
  ['miPmtCurContracts', 'cur_ref=978', { currencyCode: '978' }],
  [
    'miPmtJournal',
    'acn_ids=7001,7002&date_start=2026-07-01&sim_cur=USD&status=3&pmt_type=2&d_k=d&for_me=1',
    {
      accountIds: ['7001', '7002'],
      start: '2026-07-01',
      currency: 'USD',
      status: 3,
      type: 2,
      direction: 'd',
      isForMe: true,
    },
  ],
  [
    'miAccountsBilling',
    'acn_ids=7001&fdate=2026-07-01&ldate=2026-07-15&closed=0&reval=1&billing_type=oper&op_type=1&sort=amount',
    {
      accountIds: ['7001'],
      start: '2026-07-01',
      end: '2026-07-15',
      withClosed: false,
      withRevaluation: true,
      type: 'oper',
      side: 1,
      sort: 'amount',
    },
  ],
  [
    'miAccountsBilling',
    'find=>10000&group=party&flow=in&amount_l=1,50&amount_h=20&category=taxes&party=1|UA1&without_own=1',
    {
      find: '>10000',
      group: 'party',
      flow: 'in',
      amountLow: '1,50',
      amountHigh: '20',
      category: 'taxes',
      party: '1|UA1',
      withoutOwn: true,
    },
  ],
  ['miTurnovers', 'fdate=2026-07-01&ldate=2026-07-31&type=1', { start: '2026-07-01', end: '2026-07-31', type: 1 }],
  ['miTurnovers', 'ldate=2026-07-31&view=months&sim_cur=USD', { end: '2026-07-31', view: 'months', currency: 'USD' }],
  [
    'miPayrolls',
    'date_start=2026-07-01&amountFrom=1.00&amount_to=2.00&status=5',
    { start: '2026-07-01', amountFrom: '1.00', amountTo: '2.00', status: 5 },
  ],
  ['miSettingsActionsJournal', 'obj_type=payroll&obj_id=31', { objectType: 'payroll', objectId: '31' }],
  ['miSettingsDocs', 'view=questionnaire&section=activity', { view: 'questionnaire', section: 'activity' }],
  ['miSettingsUsers', 'requested_uid=501', { userId: '501' }],
  ['editUser', 'mode=work&requested_uid=501', { mode: 'work', userId: '501' }],
  [
    'miCatalogs',
    'type=purposes&mode=search&for=miPmtCurNew&account=7001',
    { catalogue: 'purposes', mode: 'search', target: 'miPmtCurNew', others: { account: '7001' } },
  ],
  ['miTemplatesPmtCur', 'tab=drafts', { tab: 'drafts' }],
  ['miCreditsDeals', 'deal=КР-2024/77', { deal: 'КР-2024/77' }],
  ['miMail', 'id=14', { letter: '14' }],
  ['miMail', 'id=14&view=new', { letter: '14', view: 'new' }],
];

describe('the address of a page', () => {
  it.each(ADDRESSES)('%s?%s says %j', (page, query, values) => {
    expect(read(page, query)).toEqual(values);
    const written = new URLSearchParams(toQuery(page, values));
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(new URLSearchParams(query)));
  });

  it('names its page, and nothing where nothing is said', () => {
    expect(buildPageAddress('miAccountsAll')).toEqual({ page: 'miAccountsAll', parameters: {} });
    expect(buildPageAddress('miPmtUahNew', { id: '', account: undefined, repayment: undefined }).parameters).toEqual(
      {},
    );
    expect(buildPageAddress('miPmtJournal', { accountIds: [] }).parameters).toEqual({});
  });

  it('of a form takes the same words for every kind of document', () => {
    for (const page of Object.values(PAGE_OF_DOCUMENT)) {
      expect(buildPageAddress(page, { id: '9107', mode: 'copy' }).parameters).toEqual({ id: '9107', mode: 'copy' });
    }
  });
});

describe('an address that was made elsewhere', () => {
  it.each<[AddressedPage, string, object]>([
    ['miPmtUahNew', 'id=9107&mode=destroy', { id: '9107' }],
    ['miPmtCurNewBuy', 'id=880&mode=template', { id: '880' }],
    ['miPmtJournal', 'status=7&pmt_type=0&d_k=x&sim_cur=XXX&for_me=yes', {}],
    ['miPmtJournal', 'sim_cur=840', { currency: 'USD' }],
    ['miPmtJournal', 'sim_cur=RUR', { currency: 'RUR' }],
    ['miTurnovers', 'type=2&closed=&reval=true', {}],
    ['miCatalogs', 'type=people&mode=all&for=https://example.com', {}],
  ])('%s?%s says only what is known: %j', (page, query, values) => {
    expect(read(page, query)).toEqual(values);
  });

  it.each(['deal=КР-2024/77', 'repay=interest', 'deal=КР-2024/77&repay=everything', 'deal=&repay=interest'])(
    'names no repayment by %s alone',
    (query) => {
      expect(read('miPmtUahNew', query)).toEqual({});
    },
  );

  it('cannot say what a repayment costs or who gets it', () => {
    const forged = read('miPmtUahNew', 'deal=1&repay=interest&acnt_co=UA213516070000020639999000040&amount=1.00');
    expect(forged).toEqual({ repayment: { deal: '1', kind: 'interest' } });
  });

  it.each(['miPmtJournal', 'miAccountsBilling', 'miTurnovers'] as const)(
    'opens %s for one account as it opens the payment',
    (page) => {
      expect(read(page, 'account=7001')).toEqual({ accountIds: ['7001'] });
      expect(read(page, 'account=7001&acn_ids=,7002,')).toEqual({ accountIds: ['7002'] });
    },
  );

  it.each(ALL_PAGES)(
    'of %s with the parameters of anything is read without an error, and says the same again',
    (page) => {
      const names = ['id', 'mode', 'type', 'for', 'status', 'acn_ids', 'account', 'deal', 'repay', '__proto__', 'tab'];
      const addresses = fc.dictionary(
        fc.constantFrom(...names),
        fc.oneof(fc.string(), fc.constantFrom('1', 'copy', 'view')),
      );
      fc.assert(
        fc.property(addresses, (parameters: AddressParameters) => {
          const values = readPageAddress(page, parameters);
          expect(readPageAddress(page, buildPageAddress(page, values).parameters)).toEqual(values);
        }),
      );
    },
  );
});
