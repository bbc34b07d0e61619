import type { JournalRow } from '@ncb/shared-kernel/api/contract';

export function journalRow(changes: Partial<JournalRow> = {}): JournalRow {
  return {
    id: '9107',
    number: '107',
    documentDate: '2026-07-01',
    valueDate: null,
    type: 1,
    status: 0,
    creator: 'Тестенко І. П.',
    receiverName: 'ТОВ «Світанок Постач»',
    receiverCode: '92000019',
    receiverAccount: 'UA263052990000026006999000301',
    debitAccountId: '7001',
    debitAccount: '26003999000001',
    currencyLetters: 'UAH',
    currencyCode: '980',
    amount: '100.50',
    purpose: 'Оплата за товар, без ПДВ',
    abortReason: null,
    confirmed: null,
    bankDocumentId: null,
    ...changes,
  };
}
