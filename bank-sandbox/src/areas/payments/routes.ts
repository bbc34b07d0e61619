import { listPayments, savePayment, savePayments } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { findPayments } from './find-payments';
import { saveBatch } from './save-batch';
import { saveUahPayment } from './save-uah-payment';

/** Size limit: a Cyrillic letter takes six characters in a form. */
const BATCH_LIMIT = 8 * 1024 * 1024;

export const PAYMENT_ROUTES: readonly Route[] = [
  forCompany(savePayment, saveUahPayment),
  forCompany(savePayments, saveBatch, { bodyLimit: BATCH_LIMIT }),
  forCompany(listPayments, findPayments),
];
