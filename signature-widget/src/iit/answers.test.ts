import { readCertificates, readSignatures } from './answers';

const bytes = (...values: number[]) => Uint8Array.from(values);
const certificate = (more: object = {}) => ({ data: bytes(1), infoEx: { subjCN: 'Тарас', publicKeyType: 4, ...more } });

describe('readCertificates', () => {
  it('reads bytes, owner and kind of key, and overlooks the sixty other fields', () => {
    expect(readCertificates([{ ...certificate({ serial: '5' }), extra: 1 }])).toEqual([
      { der: bytes(1), owner: 'Тарас', keyType: 4 },
    ]);
  });

  it.each([
    ['turned round by a direction mark', 'Тарас\u202eкнадахив'],
    ['with a line break', 'Тарас\nБанк'],
    ['of a thousand letters', 'Т'.repeat(1000)],
    ['that is a number', 5],
    ['that is missing', undefined],
  ])('leaves out an owner’s name %s: it would be shown beside our own words', (_, subjCN) => {
    expect(readCertificates([certificate({ subjCN })])).toEqual([{ der: bytes(1), owner: '', keyType: 4 }]);
  });

  it.each([
    ['nothing', undefined],
    ['no list', certificate()],
    ['a list of nothing', [null]],
    ['no bytes', [{ infoEx: certificate().infoEx }]],
    ['bytes as text', [{ ...certificate(), data: 'AQ==' }]],
    ['empty bytes', [{ ...certificate(), data: bytes() }]],
    ['a certificate of 17 KB', [{ ...certificate(), data: new Uint8Array(17 * 1024) }]],
    ['no kind of key', [certificate({ publicKeyType: undefined })]],
    ['no information', [{ data: bytes(1) }]],
    ['a hundred certificates', Array.from({ length: 100 }, () => certificate())],
  ])('reads none in %s', (_, result) => {
    expect(readCertificates(result)).toBeNull();
  });
});

describe('readSignatures', () => {
  const [one, two] = [
    { name: '9001', val: bytes(1) },
    { name: '9002', val: bytes(2) },
  ];

  it('finds each by its document’s name, whatever their order', () => {
    const signatures = readSignatures([two, one], ['9001', '9002']);
    expect(signatures && [...signatures]).toEqual([
      ['9002', bytes(2)],
      ['9001', bytes(1)],
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['bytes without a name', bytes(1)],
    ['one too few', [one]],
    ['one too many', [one, two, { name: '9003', val: bytes(3) }]],
    ['another document’s', [one, { name: '9003', val: bytes(3) }]],
    ['one twice', [one, one]],
    ['one as text', [one, { name: '9002', val: 'Ag==' }]],
    ['an empty one', [one, { name: '9002', val: bytes() }]],
    ['one of a megabyte', [one, { name: '9002', val: new Uint8Array(1024 * 1024) }]],
    ['a name that is a number', [one, { name: 9002, val: bytes(2) }]],
  ])('reads none in %s', (_, result) => {
    expect(readSignatures(result, ['9001', '9002'])).toBeNull();
  });
});
