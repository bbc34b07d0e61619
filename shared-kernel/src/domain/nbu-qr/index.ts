export { buildNbuQr, countPurposeRoom, type NbuQrBuilding, type PaymentRequest } from './build-nbu-qr';
export { listLocks, type LockableField, type Locks } from './list-locks';
export type { NbuQr, NbuQrTransfer, NbuQrVersion } from './nbu-qr';
export { decodePayload } from './payload';
export { readNbuQr, type NbuQrFault, type NbuQrReading } from './read-nbu-qr';
