import { printList } from '../../../src/print/list/print-list';
import { printDocuments } from '../../../src/print/print-documents';
import { printedPayroll } from '../../../src/print/testing/printed-payroll';
import { printedPayment } from '../../../src/print/testing/printed-payment';
import { reportBenches } from '../report-benches';

const OPTIONS = { language: 'ua', day: '2026-07-02' } as const;
const PAYMENTS = Array.from({ length: 500 }, (_, index) => ({
  kind: 'payment' as const,
  payment: printedPayment({ number: String(index + 1) }),
}));
const SHEET = printedPayroll(5000);
const ROW = [
  '101',
  '01.07.2026',
  'ТОВ «Світанок Постач»',
  'UA263052990000026006999000301',
  '1\u00a0200,00',
  'Проведений',
];
const LIST = {
  title: 'Перелік платіжних документів',
  about: [],
  columns: ROW.map((title, index) => ({ title, share: 1, isAmount: index === 4 })),
  rows: Array.from({ length: 10_000 }, () => ROW),
  amounts: Array.from({ length: 10_000 }, () => ({ amount: '1200.00', currency: 'UAH' })),
};

/** `npm run bench -- print`: runs the worker's code in process; the engine is the same. */
await reportBenches([
  {
    name: '500 payment instructions in one file',
    limitMs: 2000,
    prepare: () => () => printDocuments(PAYMENTS, OPTIONS),
  },
  {
    name: 'the sheet of a payroll of 5,000 rows',
    limitMs: 3000,
    prepare: () => () => printDocuments([{ kind: 'payroll', payroll: SHEET }], OPTIONS),
  },
  { name: 'a list of 10,000 documents', limitMs: 10_000, prepare: () => () => printList(LIST, OPTIONS) },
]);
