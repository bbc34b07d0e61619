import { decodeWire, type Decoded } from './call';
import { currencyPayment, type CurrencyPaymentToSave } from './currency-payments';

/** The `data` of a currency template. */
export function writeCurrencyTemplate(payment: CurrencyPaymentToSave): string {
  return JSON.stringify(currencyPayment.encode(payment));
}

/** The payment of a currency template; a text that is none fails with the place of its first mistake. */
export function readCurrencyTemplate(data: string): Decoded<CurrencyPaymentToSave> {
  try {
    return decodeWire(currencyPayment, JSON.parse(data));
  } catch {
    return { ok: false, where: 'template_data' };
  }
}
