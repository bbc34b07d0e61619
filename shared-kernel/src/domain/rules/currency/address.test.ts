import { composeAddress, EMPTY_ADDRESS } from './address';
import { guessAddress } from './guess-address';
import { EXTERNAL_PAYMENT, OWN_PAYMENT, findPaymentProblems } from './testing';

const COLOGNE = { town: 'Koeln', street: 'Aachener Str.', building: '1042', postCode: '50858', region: '' };

describe('the line of an address', () => {
  it.each([
    [COLOGNE, 'Aachener Str. 1042, 50858 Koeln'],
    [{ ...EMPTY_ADDRESS, town: 'Valletta' }, 'Valletta'],
    [{ ...COLOGNE, region: 'NRW', postCode: '' }, 'Aachener Str. 1042, Koeln, NRW'],
    [EMPTY_ADDRESS, ''],
  ])('of %o is %s', (parts, line) => {
    expect(composeAddress(parts)).toBe(line);
  });
});

describe('the parts of an address on one line', () => {
  it.each([
    ['Aachener Str. 1042, 50858 Koeln', COLOGNE],
    ['Berlin', { ...EMPTY_ADDRESS, town: 'Berlin' }],
    [
      'ul. Prosta 20/4, 00-850 Warszawa',
      { town: 'Warszawa', street: 'ul. Prosta', building: '20/4', postCode: '00-850' },
    ],
    [
      '350 Fifth Avenue, New York, NY 10118',
      { town: 'New York', street: 'Fifth Avenue', building: '350', region: 'NY' },
    ],
    ['10 Downing Street, London SW1A 2AA', { town: 'London', building: '10', postCode: 'SW1A 2AA' }],
    ['Main Street, Springfield', { town: 'Springfield', street: 'Main Street' }],
    [
      '350 Sample Avenue, Suite 400, New York, NY 10118, USA',
      { town: 'New York', street: 'Sample Avenue, Suite 400', building: '350', region: 'NY', postCode: '10118' },
    ],
    ['Room 3, 88 Shili Road, Shanghai 200003', { town: 'Shanghai', street: 'Room 3, Shili Road', building: '88' }],
    ['1 Example St, New York', { town: 'New York', street: 'Example St', building: '1' }],
    ['Київ, вул. Вигадана, 10, оф. 5', { town: 'Київ' }],
    ['12 Sample Street, Dublin 1, D01 F5P2, Ireland', { town: 'Dublin 1', postCode: 'D01 F5P2', building: '12' }],
    ['P.O. Box 12345, Dubai, UAE', { town: 'Dubai', street: 'P.O. Box 12345' }],
    ['P.O. Box 5, 1012 AB Amsterdam', { town: 'Amsterdam', postCode: '1012 AB' }],
  ])('%s', (line, parts) => {
    expect(guessAddress(line)).toMatchObject(parts);
  });

  it.each(['', 'Strasse 5, 12345', '12345'])('are not guessed of «%s», which has no town', (line) => {
    expect(guessAddress(line)).toEqual(EMPTY_ADDRESS);
  });
});

describe('a payment abroad', () => {
  const address = { beneficiary: EXTERNAL_PAYMENT.beneficiary };

  it('has a town where its address is in parts', () => {
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { ...address, addressParts: { ...COLOGNE, town: ' ' } })).toEqual([
      { field: 'addressParts.town', key: 'emptyField' },
    ]);
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { ...address, addressParts: COLOGNE })).toEqual([]);
  });

  it('has parts that fit a SWIFT message', () => {
    const parts = { ...COLOGNE, town: 'Köln', street: 'x'.repeat(71), building: '1'.repeat(17) };
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { ...address, addressParts: parts })).toEqual([
      { field: 'addressParts.town', key: 'notSwiftText' },
      { field: 'addressParts.street', key: 'tooLongText', params: { length: '71', max: '70' } },
      { field: 'addressParts.building', key: 'tooLongText', params: { length: '17', max: '16' } },
    ]);
  });

  it('needs no town within the bank', () => {
    expect(findPaymentProblems(OWN_PAYMENT, { addressParts: EMPTY_ADDRESS })).toEqual([]);
  });
});
