export type { NbuQr, NbuQrVersion } from './nbu-qr';
export { decodePayload } from './payload';
export { readNbuQr, type NbuQrFault, type NbuQrReading } from './read-nbu-qr';
