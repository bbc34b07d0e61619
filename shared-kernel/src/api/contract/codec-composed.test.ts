import fc from 'fast-check';
import { decodeWire } from './call';
import { flag, list, nullable, money, optional, withDefault, stringMap, text, whole } from './codec';
import { at, jsonAt, record } from './record';
import { anyStringMap, throughJson } from './testing';

describe('a value that may be missing', () => {
  it.each([undefined, null, ''])('is null when it is %p on the wire', (wire) => {
    expect(decodeWire(nullable(money), wire)).toEqual({ ok: true, value: null });
  });

  it('is read and written as itself when it is there, and as "" when it is not', () => {
    expect(decodeWire(nullable(money), '5')).toEqual({ ok: true, value: '5.00' });
    expect([nullable(money).encode('5.00'), nullable(money).encode(null)]).toEqual(['5.00', '']);
  });

  it('is refused when it is there and wrong', () => {
    expect(decodeWire(nullable(money), 'п’ять')).toEqual({ ok: false, where: '' });
  });
});

describe('a value that older callers do not name', () => {
  it.each([undefined, null, ''])('is undefined when it is %p on the wire', (wire) => {
    expect(decodeWire(optional(money), wire)).toEqual({ ok: true, value: undefined });
  });

  it('is read and written as itself when it is named, also when it looks like nothing', () => {
    expect(decodeWire(optional(flag), 0)).toEqual({ ok: true, value: false });
    expect([optional(flag).encode(false), optional(flag).encode(undefined)]).toEqual([0, undefined]);
  });

  it('is not in the text of a record that does not name it', () => {
    const row = record({ name: at('name', text), note: at('note', optional(text)) });
    expect(JSON.stringify(row.encode({ name: 'x' }))).toBe('{"name":"x"}');
  });

  it('is refused when it is named and wrong', () => {
    expect(decodeWire(optional(money), 'п’ять')).toEqual({ ok: false, where: '' });
  });
});

describe('a value that has a meaning when it is missing', () => {
  it.each([undefined, null, ''])('has that meaning when it is %p on the wire', (wire) => {
    expect(decodeWire(withDefault(flag, true), wire)).toEqual({ ok: true, value: true });
    expect(decodeWire(withDefault(list(text), []), wire)).toEqual({ ok: true, value: [] });
  });

  it('keeps a value that is there, also one that looks like nothing', () => {
    expect(decodeWire(withDefault(flag, true), 0)).toEqual({ ok: true, value: false });
    expect(decodeWire(withDefault(whole, 5), 0)).toEqual({ ok: true, value: 0 });
  });
});

describe('a list', () => {
  it('names the place of the first wrong item and not its value', () => {
    expect(decodeWire(list(money), ['1.00', '2.000', 'x'])).toEqual({ ok: false, where: '1' });
  });

  it.each([null, undefined, '', '1.00', { 0: '1.00' }])('is not %p', (wire) => {
    expect(decodeWire(list(money), wire)).toEqual({ ok: false, where: '' });
  });
});

describe('values by name', () => {
  it('are texts in the house, whatever they are on the wire', () => {
    const wire = { max: '10.00', triesLeft: 3 };
    expect(decodeWire(stringMap, wire)).toEqual({ ok: true, value: { max: '10.00', triesLeft: '3' } });
  });

  it('come through JSON unchanged', () => {
    fc.assert(
      fc.property(anyStringMap, (value) => {
        expect(decodeWire(stringMap, throughJson(stringMap.encode(value)))).toEqual({ ok: true, value });
      }),
    );
  });

  it.each([{ max: null }, { max: ['1'] }, { max: { a: 1 } }, 'max', null])('are not %p', (wire) => {
    expect(decodeWire(stringMap, wire).ok).toBe(false);
  });
});

describe('a record', () => {
  const row = record({ sum: at('amount', money), isOpen: at('opened', withDefault(flag, false)) });
  const table = record({ rows: at('row_list', list(row)), note: jsonAt('note', nullable(row)) });

  it('has house names inside and wire names outside', () => {
    const value = { rows: [{ sum: '1.00', isOpen: true }], note: null };
    const wire = { row_list: [{ amount: '1.00', opened: 1 }], note: '' };
    expect(table.encode(value)).toEqual(wire);
    expect(decodeWire(table, wire)).toEqual({ ok: true, value });
  });

  it('leaves out what it does not name, at every depth', () => {
    const wire = { row_list: [{ amount: 1, newer: 'x' }], newer: { deep: [1] } };
    expect(decodeWire(table, wire)).toStrictEqual({
      ok: true,
      value: { rows: [{ sum: '1.00', isOpen: false }], note: null },
    });
  });

  it.each([
    ['a missing field', {}, 'row_list'],
    ['a missing field of a row', { row_list: [{ amount: '1' }, {}] }, 'row_list.1.amount'],
    ['a wrong field of a row', { row_list: [{ amount: 'secret' }] }, 'row_list.0.amount'],
    ['no object', null, ''],
    ['a list', [], ''],
    ['a text', 'row_list', ''],
  ])('names the place of %s by wire names and not what was there', (_, wire, where) => {
    expect(decodeWire(table, wire)).toEqual({ ok: false, where });
  });
});
