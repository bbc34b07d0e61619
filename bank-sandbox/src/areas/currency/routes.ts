import {
  getCurrencyPayment,
  getCurrencyRequest,
  listLinkedPayments,
  saveCurrencyPayment,
  saveCurrencyRequest,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { documentInfo, getAnyDocument } from './any-document';
import { currencyPaymentInfo } from './get-payment';
import { requestInfo } from './get-request';
import { linkedPayments } from './linked-payments';
import { savePaymentInCurrency } from './save-payment';
import { saveRequest } from './save-request';

export const CURRENCY_ROUTES: readonly Route[] = [
  forCompany(saveCurrencyPayment, savePaymentInCurrency),
  forCompany(saveCurrencyRequest, saveRequest),
  forCompany(getAnyDocument, documentInfo),
  forCompany(getCurrencyPayment, currencyPaymentInfo),
  forCompany(getCurrencyRequest, requestInfo),
  forCompany(listLinkedPayments, linkedPayments),
];
