import { RateSide } from '../../domain/vocabulary';
import { call } from './call';
import { decimal, id, optional, withDefault, text, word, type Value } from './codec';
import { at, record } from './record';

const panelRate = record({
  buy: at('k_buy', decimal),
  sale: at('k_sale', decimal),
  /** Ours: rate of the National Bank, if the bank wants it shown. */
  official: at('nbu_rate', optional(decimal)),
});

/**
 * Exchange rates of the left panel. The path is not below `/ncb/api`. Source:
 * docs/requirements/currency-payroll-credits-statements.md#rate-fee-and-bank-calls.
 */
export const listRates = call({
  method: 'GET',
  path: '/api/rates',
  isOutsidePrefix: true,
  summary: 'Exchange rates of the panel',
  access: 'user',
  request: record({}),
  answer: record({ USD: at('USD', panelRate), EUR: at('EUR', panelRate) }),
});

/** Bank's rate of one currency for buying or selling. */
export const getRate = call({
  method: 'GET',
  path: '/get_rate',
  summary: 'Rate of one currency',
  request: record({ currencyCode: at('cur_ref', id), side: at('rate_type', word([RateSide.buy, RateSide.sale])) }),
  answer: record({
    rate: at('rate', decimal),
    currencyLetters: at('simCur', text),
    currencyName: at('nameCur', withDefault(text, '')),
    /** Ours: rate of the National Bank, and the number of currency units it is for. */
    officialRate: at('nbu_rate', optional(decimal)),
    units: at('units', withDefault(decimal, '1')),
  }),
});

export type PanelRate = Value<typeof panelRate>;
