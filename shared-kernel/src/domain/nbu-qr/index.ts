export { buildNbuQr, type NbuQrStyle } from './build-nbu-qr';
export type { NbuQr, NbuQrVersion } from './nbu-qr';
export { decodePayload } from './payload';
export { NBU_QR_FAULTS, readNbuQr, type NbuQrFault, type NbuQrReading } from './read-nbu-qr';
