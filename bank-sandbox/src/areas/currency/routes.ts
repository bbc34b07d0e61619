import {
  getCurrencyPayment,
  getCurrencyRequest,
  listLinkedPayments,
  saveCurrencyPayment,
  saveCurrencyRequest,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { readAnyDocument, getAnyDocument } from './any-document';
import { readCurrencyPayment } from './read-currency-payment';
import { readCurrencyRequest } from './read-currency-request';
import { findLinkedPayments } from './find-linked-payments';
import { storeCurrencyPayment } from './store-currency-payment';
import { saveRequest } from './save-request';

export const CURRENCY_ROUTES: readonly Route[] = [
  forCompany(saveCurrencyPayment, storeCurrencyPayment),
  forCompany(saveCurrencyRequest, saveRequest),
  forCompany(getAnyDocument, readAnyDocument),
  forCompany(getCurrencyPayment, readCurrencyPayment),
  forCompany(getCurrencyRequest, readCurrencyRequest),
  forCompany(listLinkedPayments, findLinkedPayments),
];
