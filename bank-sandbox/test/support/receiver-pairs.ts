import type { AccountCodeVerdict } from '@ncb/shared-kernel/domain/rules';
import { AccountStatus, CompanyStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { buildIban } from '../../src/areas/banks/build-iban';
import { OWN_BANK } from '../../src/areas/banks/own-bank';
import { account, company } from '../../src/db/schema';
import type { TestBank } from './open-test-bank';

/** Engine's reason for a code that is not the owner's. */
const NOT_OF_OWNER = 'Код отримувача не належить власнику рахунку';

export interface ReceiverPair {
  readonly what: string;
  readonly iban: string;
  readonly code: string;
  readonly verdict: AccountCodeVerdict;
  /** Reason; null if executed. */
  readonly refusal: string | null;
}

const OWNER_WITHOUT_CODE = buildIban(OWN_BANK.code, '26001999000701');
const NON_RESIDENT = buildIban(OWN_BANK.code, '26002999000702');
const MLYN = 'UA913516070000026006999000020';
const KALYNA = 'UA603516070000026003999000001';
const KALYNA_SECOND = 'UA783516070000026002999000002';
const KALYNA_CARD = 'UA133516070000026042999000006';
const ARRESTED = 'UA173516070000026000999000004';
const CLOSED = 'UA963516070000026001999000003';
const PENDING = 'UA123516070000026005999000021';
const DOLLARS = 'UA053516070000026032999000005';
const SOLE_TRADER = 'UA673516070000026007999000030';
const CREDIT = 'UA213516070000020639999000040';
const CREDIT_INTEREST = 'UA643516070000020686999000093';
const TRANSIT = 'UA723516070000029098999000091';
const PAYROLL_FEE = 'UA113516070000065103999000092';
const PURCHASES = 'UA473516070000029000999000090';
const CLIENT = 'UA123516070000026008999000501';
const CLIENT_WITHOUT_CODE = 'UA483516070000026006999000503';
const PERSON = 'UA883516070000026202999000200';
const NOBODYS = 'UA043516070000026009999000999';
const SVITANOK = 'UA263052990000026006999000301';
const TRADER_ELSEWHERE = 'UA523220010000026006999000303';
const WITHOUT_CODE_ELSEWHERE = 'UA403348510000026209999000304';
const NON_RESIDENT_ELSEWHERE = 'UA653003350000026008999000305';
const NEVER_SEEN = 'UA983052990000026008138043718';
const VAT = 'UA308999980310001000000000001';
const UNIFIED = 'UA038999980310001000000000002';

const NO_ACCOUNT = 'Рахунок отримувача не існує';

type Row = readonly [what: string, iban: string, code: string, refusal?: string];

const FITTING: readonly Row[] = [
  ['a company', MLYN, '91000023'],
  ['an account of the payer itself', KALYNA, '91000017'],
  ['its second account', KALYNA_SECOND, '91000017'],
  ['its third account', KALYNA_CARD, '91000017'],
  ['an arrested account', ARRESTED, '91000017'],
  ['a closed account', CLOSED, '91000017', 'Рахунок отримувача закрито'],
  ['an account that is not open yet', PENDING, '91000023', 'Рахунок отримувача ще не відкрито'],
  ['an account in dollars', DOLLARS, '91000017', 'Рахунок отримувача відкрито в іншій валюті'],
  ['a sole trader by the tax number', SOLE_TRADER, '0011202075'],
  ['a credit account by the debtor', CREDIT, '91000017'],
  ['a credit account by the bank', CREDIT, '14070197'],
  ['interest of a credit by the bank', CREDIT_INTEREST, '14070197'],
  ['interest of a credit by the debtor', CREDIT_INTEREST, '91000017'],
  ['the bank’s transit account', TRANSIT, '14070197'],
  ['the bank’s fee account', PAYROLL_FEE, '14070197'],
  ['the bank’s account for purchases', PURCHASES, '14070197', 'Платіж на купівлю валюти має посилатися на заявку'],
  ['a client without the service', CLIENT, '91000069', NO_ACCOUNT],
  ['a client without a code', CLIENT_WITHOUT_CODE, 'ЬЬ000001', NO_ACCOUNT],
  ['an owner without a code', OWNER_WITHOUT_CODE, 'АА123457'],
  ['the same passport in Latin letters', OWNER_WITHOUT_CODE, 'aa 123457'],
  ['a non-resident with nine zeros', NON_RESIDENT, '000000000'],
  ['a person by the tax number', PERSON, '0148102804', NO_ACCOUNT],
  ['another bank, as in the catalogue', SVITANOK, '92000019'],
  ['a sole trader elsewhere', TRADER_ELSEWHERE, '0222103209'],
  ['a person without a code elsewhere', WITHOUT_CODE_ELSEWHERE, 'АА123456'],
  ['a non-resident elsewhere', NON_RESIDENT_ELSEWHERE, '000000000'],
  ['the Treasury', VAT, '99000011'],
  ['another account of the Treasury', UNIFIED, '99000028'],
];

const DIFFERING: readonly Row[] = [
  ['a company’s account, another company with us', MLYN, '91000017'],
  ['a company’s account, a company elsewhere', MLYN, '92000019'],
  ['a company’s account, a sole trader', MLYN, '0011202075'],
  ['a company’s account, a passport', MLYN, 'АА123456'],
  ['a company’s account, an ID card', MLYN, '001234567'],
  ['a company’s account, nine zeros', MLYN, '000000000'],
  ['an account of the payer, another’s code', KALYNA, '91000023'],
  ['its second account, another’s code', KALYNA_SECOND, '91000023'],
  ['an arrested account, another’s code', ARRESTED, '91000023'],
  ['a closed account, another’s code', CLOSED, '91000023', 'Рахунок отримувача закрито'],
  ['a sole trader’s account, a company', SOLE_TRADER, '91000017'],
  ['a sole trader’s account, another tax number', SOLE_TRADER, '0148102804'],
  ['a sole trader’s account, a passport', SOLE_TRADER, 'АА123456'],
  ['a credit account, another company', CREDIT, '91000023'],
  ['interest of a credit, another company', CREDIT_INTEREST, '91000046'],
  ['the bank’s transit account, a company', TRANSIT, '92000019'],
  ['the bank’s fee account, the payer', PAYROLL_FEE, '91000017'],
  ['the bank’s account for purchases, the payer', PURCHASES, '91000017'],
  ['a client without the service, another', CLIENT, '91000075', NO_ACCOUNT],
  ['an owner without a code, another passport', OWNER_WITHOUT_CODE, 'АА123456'],
  ['an owner without a code, a tax number', OWNER_WITHOUT_CODE, '0148102804'],
  ['a non-resident, a resident’s code', NON_RESIDENT, '91000017'],
  ['a person, another tax number', PERSON, '0151802838', NO_ACCOUNT],
];

const CONFIRMABLE: readonly Row[] = [
  ['another bank, another code of the catalogue', SVITANOK, '92000025'],
  ['another bank, a code of our own client', SVITANOK, '91000023'],
  ['a sole trader elsewhere, a passport', TRADER_ELSEWHERE, 'АА123456'],
  ['a person elsewhere, another passport', WITHOUT_CODE_ELSEWHERE, 'АА123457'],
  ['a non-resident elsewhere, a code', NON_RESIDENT_ELSEWHERE, '92000019'],
  ['the Treasury, the code of its other account', VAT, '99000028'],
  ['the Treasury, a company', UNIFIED, '92000019'],
];

const UNKNOWN: readonly Row[] = [
  ['an account with us that there is not', NOBODYS, '92000019', NO_ACCOUNT],
  ['an account elsewhere that was never seen', NEVER_SEEN, '92000019'],
];

const toPairs = (rows: readonly Row[], verdict: AccountCodeVerdict, refusal: string | null): readonly ReceiverPair[] =>
  rows.map(([what, iban, code, because]) => ({ what, iban, code, verdict, refusal: because ?? refusal }));

/** Pairs of every kind of account and owner, for the payer 91000017. */
export const RECEIVER_PAIRS: readonly ReceiverPair[] = [
  ...toPairs(FITTING, 'fits', null),
  ...toPairs(DIFFERING, 'differs', NOT_OF_OWNER),
  ...toPairs(CONFIRMABLE, 'seenWithOthers', null),
  ...toPairs(UNKNOWN, 'unknown', null),
];

export async function openPairAccounts({ services }: TestBank): Promise<void> {
  for (const [iban, code] of [
    [OWNER_WITHOUT_CODE, 'АА123457'],
    [NON_RESIDENT, '000000000'],
  ] as const) {
    const { queries } = services.db;
    const name = { shortName: code, fullName: code };
    const [owner] = await queries
      .insert(company)
      .values({ ...name, code, status: CompanyStatus.active, signScheme: 'one' })
      .returning({ id: company.id });
    await queries.insert(account).values({
      kind: 'current',
      companyId: owner?.id,
      iban,
      number: iban.slice(-14),
      paymentsAllowed: true,
      currencyCode: '980',
      currencyLetters: 'UAH',
      status: AccountStatus.active,
      balance: '0.00',
    });
  }
}
