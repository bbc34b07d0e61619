export const PAYMENT = {
  id: '501',
  version: '1',
  number: '17',
  documentDate: '2026-07-15',
  payerName: 'ТОВ «Приклад»',
  payerCode: '14070197',
  payerIban: 'UA523516070000026009349119632',
  amount: '1234.56',
  currency: 'UAH',
  receiverName: 'ПП "Степ & Ко" \\ <філія>',
  receiverCode: '14360570',
  receiverHasCode: '1',
  receiverIsResident: '1',
  receiverIban: 'UA983052990000026008138043718',
  purpose: 'Оплата за товар згідно рах. № 15',
} as const;

/** Written by hand after RFC 8785. */
export const PAYMENT_TEXT =
  '{"amount":"1234.56","currency":"UAH","documentDate":"2026-07-15","id":"501","number":"17",' +
  '"payerCode":"14070197","payerIban":"UA523516070000026009349119632","payerName":"ТОВ «Приклад»",' +
  '"purpose":"Оплата за товар згідно рах. № 15","receiverCode":"14360570","receiverHasCode":"1",' +
  '"receiverIban":"UA983052990000026008138043718","receiverIsResident":"1",' +
  '"receiverName":"ПП \\"Степ & Ко\\" \\\\ <філія>","type":"1","v":"ncb-doc/1","version":"1"}';
