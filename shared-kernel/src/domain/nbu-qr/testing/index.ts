import type { NbuQr } from '../nbu-qr';

export { buildNbuQr, toBase64Url, type NbuQrStyle } from './build-nbu-qr';

export const SAMPLE_QR: NbuQr = {
  version: '002',
  receiverName: 'ТОВ «Світанок Постач»',
  creditIban: 'UA263052990000026006999000301',
  amount: '1234.50',
  receiverCode: '92000019',
  category: '',
  reference: '',
  purpose: 'Оплата за рахунком № 12, у т.ч. ПДВ 20 % – 205,75 грн.',
  validUntil: '',
};
