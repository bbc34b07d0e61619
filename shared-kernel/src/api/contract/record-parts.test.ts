import { decodeWire } from './call';
import { withDefault, text } from './codec';
import { at, record } from './record';
import { withParts } from './record-parts';

const bank = (prefix: string) =>
  record({ name: at(`${prefix}name`, text), code: at(`${prefix}code`, withDefault(text, '')) });
const payment = withParts(record({ name: at('name', text) }), { from: bank('from_'), to: bank('to_') });

describe('withParts', () => {
  it('keeps parts of the same fields apart in one flat object', () => {
    const value = { name: 'a', from: { name: 'b', code: '1' }, to: { name: 'c', code: '' } };
    const wire = { name: 'a', from_name: 'b', from_code: '1', to_name: 'c', to_code: '' };
    expect(payment.encode(value)).toEqual(wire);
    expect(decodeWire(payment, wire)).toEqual({ ok: true, value });
  });

  it('names the field of a part that cannot be read', () => {
    expect(decodeWire(payment, { name: 'a', from_name: 'b' })).toEqual({ ok: false, where: 'to_name' });
    expect(decodeWire(payment, { name: 'a', from_name: [5], to_name: 'c' })).toEqual({ ok: false, where: 'from_name' });
  });

  it('knows all its fields by their names on the wire', () => {
    expect(Object.keys(payment.fields)).toEqual(['name', 'from_name', 'from_code', 'to_name', 'to_code']);
  });
});
