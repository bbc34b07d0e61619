import { call, decodeParameters, decodeRequest, encodeParameters } from './call';
import { flag, id, list, nullable, money, withDefault, text, whole } from './codec';
import { at, jsonAt, record } from './record';
import { throughForm } from './testing';

const search = record({
  name: at('name_co', withDefault(text, '')),
  from: at('amount_l', nullable(money)),
  page: at('page', nullable(whole)),
  withClosed: at('closed', withDefault(flag, true)),
  ids: jsonAt('pmt_ids', list(id)),
});

describe('encodeParameters', () => {
  it('writes texts as they are, numbers and flags as text, marked fields as JSON', () => {
    const value = { name: 'ТОВ & Ко', from: '1.50', page: 0, withClosed: false, ids: ['1', '2'] };
    expect(encodeParameters(search, value)).toEqual({
      name_co: 'ТОВ & Ко',
      amount_l: '1.50',
      page: '0',
      closed: '0',
      pmt_ids: '["1","2"]',
    });
  });

  it('leaves out what is not given', () => {
    const value = { name: '', from: null, page: null, withClosed: true, ids: [] };
    expect(encodeParameters(search, value)).toEqual({ closed: '1', pmt_ids: '[]' });
  });
});

describe('decodeParameters', () => {
  it('takes an empty parameter for one that is not given', () => {
    const empty = { name_co: '', amount_l: '', page: '', closed: '', pmt_ids: '[]' };
    const nothingGiven = { name: '', from: null, page: null, withClosed: true, ids: [] };
    expect(decodeParameters(search, empty)).toEqual({ ok: true, value: nothingGiven });
    expect(decodeParameters(search, { pmt_ids: '[]' })).toEqual({ ok: true, value: nothingGiven });
  });

  it('reads what a form brings', () => {
    const value = { name: 'a=b&c +%20\r\n', from: '-1.00', page: -3, withClosed: false, ids: ['x-1'] };
    expect(decodeParameters(search, throughForm(encodeParameters(search, value)))).toEqual({ ok: true, value });
  });

  it('leaves out parameters that the call does not name', () => {
    const decoded = decodeParameters(search, { pmt_ids: '[]', clnt_id: '1001', _: '1' });
    expect(decoded.ok && Object.keys(decoded.value)).toEqual(['name', 'from', 'page', 'withClosed', 'ids']);
  });

  it.each([
    ['text that is no JSON', { pmt_ids: '[1' }, 'pmt_ids'],
    ['JSON of another shape', { pmt_ids: '{"0":"1"}' }, 'pmt_ids'],
    ['a wrong item', { pmt_ids: '["1","a b"]' }, 'pmt_ids.1'],
    ['nothing where something must be', {}, 'pmt_ids'],
    ['an empty text where something must be', { pmt_ids: '' }, 'pmt_ids'],
    ['a parameter given twice', { pmt_ids: '[]', name_co: ['a', 'b'] }, 'name_co'],
    ['a wrong number', { pmt_ids: '[]', page: '1.5' }, 'page'],
  ])('refuses %s and names the parameter', (_, parameters, where) => {
    expect(decodeParameters(search, parameters)).toEqual({ ok: false, where });
  });
});

describe('decodeRequest', () => {
  const session = ['clnt_id'];

  it('reads the same as decodeParameters, without the names that are read elsewhere', () => {
    const parameters = { name_co: 'Світ', closed: '0', pmt_ids: '["1","2"]' };
    expect(decodeRequest(search, { ...parameters, clnt_id: '1001' }, session)).toEqual(
      decodeParameters(search, parameters),
    );
  });

  it.each([
    ['beside the fields', { pmt_ids: '[]', page_n: '1' }, 'page_n'],
    ['of the prototype', { pmt_ids: '[]', ...JSON.parse('{"__proto__":"1"}') }, '__proto__'],
  ])('refuses an unknown name %s', (_, parameters, where) => {
    expect(decodeRequest(search, parameters as Record<string, string>, session)).toEqual({ ok: false, where });
  });

  it('takes a field of its own whose name is also read elsewhere', () => {
    const rights = record({ user: at('user_id', id) });
    expect(decodeRequest(rights, { user_id: '7' }, ['user_id'])).toEqual({ ok: true, value: { user: '7' } });
  });

  it('parses a JSON text once, as large as it may be', () => {
    const parse = jest.spyOn(JSON, 'parse');
    decodeRequest(search, { pmt_ids: JSON.stringify(Array.from({ length: 5000 }, (_, place) => String(place))) }, []);
    expect(parse).toHaveBeenCalledTimes(1);
    parse.mockRestore();
  });
});

describe('call', () => {
  it('without further words is specified, made for a company, a form, and takes no idempotency key', () => {
    const request = record({});
    const declared = call({ method: 'GET', path: '/x', summary: 'x', request, answer: request });
    const assumed = { origin: 'specified', access: 'company', encoding: 'form', acceptsIdempotencyKey: false };
    expect(declared).toMatchObject(assumed);
  });

  it('keeps what its declaration says', () => {
    const request = record({});
    const options = { origin: 'ours', access: 'public', encoding: 'multipart', acceptsIdempotencyKey: true } as const;
    expect(call({ method: 'POST', path: '/x', summary: 'x', request, answer: request, ...options })).toMatchObject(
      options,
    );
  });
});
