import { decodeWire, type Decoded } from './call';
import { currencyPayment, type CurrencyPaymentToSave } from './currency-payments';

export function writeCurrencyTemplate(payment: CurrencyPaymentToSave): string {
  return JSON.stringify(currencyPayment.encode(payment));
}

export function readCurrencyTemplate(data: string): Decoded<CurrencyPaymentToSave> {
  try {
    return decodeWire(currencyPayment, JSON.parse(data));
  } catch {
    return { ok: false, where: 'template_data' };
  }
}
