import type { Call } from '@ncb/shared-kernel/api/contract';
import { groupByAddress, selectRoute } from './addresses';
import type { Route } from '../route';

const routeOf = (call: Partial<Call<unknown, unknown>>, bodyLimit: number | null = null): Route => ({
  call: { method: 'POST', path: '/save_pmt', access: 'company', ...call } as Route['call'],
  answer: () => Promise.reject(new Error('nobody asks')),
  bodyLimit,
});
const ofType = (...values: string[]) => routeOf({ variant: { parameter: 'pmt_type', values } });

describe('addressesOf', () => {
  it('puts calls of one method and path together and keeps the others apart', () => {
    const [uah, cur] = [ofType('1'), ofType('2')];
    const read = routeOf({ method: 'GET' });
    expect(groupByAddress([uah, read, cur]).map(({ variants }) => variants)).toEqual([[uah, cur], [read]]);
  });

  it('takes the largest body that one of the calls allows', () => {
    const limits = [routeOf({}), routeOf({}, 10), routeOf({}, 20)];
    expect(groupByAddress(limits).map(({ bodyLimit }) => bodyLimit)).toEqual([20]);
    expect(groupByAddress([routeOf({})]).map(({ bodyLimit }) => bodyLimit)).toEqual([null]);
  });

  it('leaves out the prefix where the specification has none', () => {
    const urls = groupByAddress([routeOf({}), routeOf({ path: '/api/rates', isOutsidePrefix: true })]).map(
      ({ url }) => url,
    );
    expect(urls).toEqual(['/ncb/api/save_pmt', '/api/rates']);
  });

  it('does not start when one address would be for different callers', () => {
    expect(() => groupByAddress([ofType('1'), routeOf({ access: 'public' })])).toThrow('different callers');
  });
});

describe('routeFor', () => {
  const [uah, requests, plain] = [ofType('1'), ofType('3', '4'), routeOf({})];

  it.each([
    ['1', uah],
    ['4', requests],
    ['7', uah],
    [undefined, uah],
    [['3', '4'], uah],
  ])('for pmt_type %j is the call that is meant, or the first, which refuses', (pmt_type, route) => {
    expect(selectRoute({ first: uah, variants: [uah, requests] }, { pmt_type })).toBe(route);
  });

  it('is the call without a variant where no other is meant', () => {
    expect(selectRoute({ first: uah, variants: [uah, plain] }, {})).toBe(plain);
    expect(selectRoute({ first: uah, variants: [uah, plain] }, { pmt_type: '1' })).toBe(uah);
  });
});
