import type { PrintedPayroll } from '../payroll/printed-payroll';
import { printedPayment } from './printed-payment';

const NAMES = [
  'Умовна Оксана Тестівна',
  'Ґалаґан-Нечуйвітренко Єлизавета Костянтинівна',
  'Їжак Марко Іванович',
  'Лук’яненко Ілля',
];

export function printedPayroll(count: number, overrides: Partial<PrintedPayroll> = {}): PrintedPayroll {
  const { payer, bankCertificate, signatures } = printedPayment();
  const rows = Array.from({ length: count }, (_, index) => ({
    taxCode: String(1_481_028_040 + index),
    name: NAMES[index % NAMES.length] ?? '',
    account: index === 2 ? 'UA263052990000026006999000301' : 'UA883516070000026202999000200',
    amount: '17000.10',
    outcome: null,
    reason: '',
    uetr: '',
    nameCheck: null,
  }));
  return {
    paper: 'sheet',
    companyName: 'ТОВ «Калинова Брама»',
    companyCode: '91000017',
    typeName: 'заробітна плата',
    number: '7',
    documentDate: '2026-11-05',
    payoutDay: '2026-11-05',
    branch: '001',
    debitIban: payer.iban,
    transitAccount: 'UA723516070000029098999000091',
    period: '2026-10',
    half: '2',
    rows,
    total: (BigInt(count) * 1_700_010n).toString().replace(/(..)$/, '.$1'),
    ownBankCode: '351607',
    signed: {
      status: 5,
      confirmed: '2026-11-05T12:16:00',
      payer,
      bankCertificate,
      signatures: signatures.map((signature, index) => ({ ...signature, place: index + 1 })),
    },
    ...overrides,
  };
}
