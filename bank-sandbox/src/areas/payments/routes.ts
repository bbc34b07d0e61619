import { getPayment, listPayments, savePayment } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { paymentInfo } from './get-payment';
import { journal } from './list-payments';
import { saveUahPayment } from './save-payment';

export const PAYMENT_ROUTES: readonly Route[] = [
  forCompany(savePayment, saveUahPayment),
  forCompany(listPayments, journal),
  forCompany(getPayment, paymentInfo),
];
