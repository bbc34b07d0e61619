import type { NbuQr } from '../nbu-qr';

export { toBase64Url } from '../build-nbu-qr';
export { writeNbuQr, type NbuQrStyle } from './write-nbu-qr';

export const SAMPLE_QR: NbuQr = {
  version: '002',
  transfer: 'UCT',
  receiverName: 'ТОВ «Світанок Постач»',
  creditIban: 'UA263052990000026006999000301',
  amount: '1234.50',
  receiverCode: '92000019',
  category: '',
  reference: '',
  purpose: 'Оплата за рахунком № 12, у т.ч. ПДВ 20 % – 205,75 грн.',
  lockMask: '',
  validUntil: '',
};
