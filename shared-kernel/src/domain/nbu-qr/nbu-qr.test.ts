import fc from 'fast-check';
import { buildNbuQr, countPurposeRoom, decodePayload, listLocks, readNbuQr, type NbuQr, type PaymentRequest } from '.';
import { writeNbuQr, SAMPLE_QR, toBase64Url, type NbuQrStyle } from './testing';

const LATEST: NbuQr = {
  ...SAMPLE_QR,
  version: '003',
  category: 'SUPP/SUPP',
  reference: 'INV-12',
  lockMask: 'FFFF',
  validUntil: '2027-07-31T23:59:59',
};
const UTF8: NbuQrStyle = { encoding: 'utf-8' };

const buildLink = (...lines: readonly string[]) =>
  `https://bank.gov.ua/qr/${toBase64Url(new TextEncoder().encode(lines.join('\n')))}`;
const line = (changes: Readonly<Record<number, string>>, length = 13) => {
  const lines = [
    'BCD',
    '002',
    '1',
    'UCT',
    '',
    'ТОВ',
    SAMPLE_QR.creditIban,
    'UAH1',
    SAMPLE_QR.receiverCode,
    '',
    '',
    'Оплата',
    '',
  ];
  return readNbuQr(buildLink(...Array.from({ length }, (_, index) => changes[index + 1] ?? lines[index] ?? '')));
};
const latestLine = (changes: Readonly<Record<number, string>>) =>
  line({ 2: '003', 10: 'SUPP/SUPP', 14: 'FFFF', ...changes }, 17);

describe('a code of the National Bank', () => {
  const styles = (['utf-8', 'windows-1251'] as const).flatMap((encoding) =>
    (['\n', '\r\n'] as const).map((lineEnd) => ({ encoding, lineEnd })),
  );
  it.each(styles)('is read as it was built in $encoding with the line end %j', (style) => {
    for (const qr of [SAMPLE_QR, LATEST, { ...SAMPLE_QR, version: '001' as const }])
      expect(readNbuQr(writeNbuQr(qr, style))).toEqual({ ok: true, qr });
  });

  it('built elsewhere is read: a tax of the Treasury in 003', () => {
    const link =
      'https://qr.bank.gov.ua/QkNECjAwMwoxClVDVAoK0JPQo9CaINGDINC8LtCa0LjRlNCy0ZYv0J_QtdGH0LXRgNGB0YzQutC40Lkg0YAt0L0vMTgwNTA0MDAKVUEzNTg5OTk5ODAzMzMxNTk5OTgwMDAwMjYwMTEKVUFIMTIzNC41MAozNzk5Mzc4MwpUQVhTL1RBWFMKCjEwMSDRlNC00LjQvdC40Lkg0L_QvtC00LDRgtC-0Log0LfQsCBJSUkg0LrQstCw0YDRgtCw0LsgMjAyNiDRgNC-0LrRgwoKRkVGRgoKCg';
    expect(readNbuQr(link)).toEqual({
      ok: true,
      qr: {
        version: '003',
        receiverName: 'ГУК у м.Києві/Печерський р-н/18050400',
        creditIban: 'UA358999980333159998000026011',
        amount: '1234.50',
        receiverCode: '37993783',
        category: 'TAXS/TAXS',
        reference: '',
        purpose: '101 єдиний податок за III квартал 2026 року',
        transfer: 'UCT',
        lockMask: 'FEFF',
        validUntil: '',
      },
    });
  });

  it('is read from the page of another bank and from a link broken into lines', () => {
    const link = writeNbuQr(LATEST, { encoding: 'windows-1251', linkStart: 'https://pay.bank.example/qr/' });
    const broken = link.replace(/(.{60})/g, '$1\n');
    expect([readNbuQr(link), readNbuQr(broken)]).toEqual([
      { ok: true, qr: LATEST },
      { ok: true, qr: LATEST },
    ]);
  });

  it('that says one encoding and has the other is read by its bytes', () => {
    expect(line({ 3: '2', 6: 'ФОП Їжак' })).toMatchObject({ ok: true, qr: { receiverName: 'ФОП Їжак' } });
  });

  it('is read with stray spaces, padding and a reserved word in its last line', () => {
    const spaced = latestLine({ 7: ` ${SAMPLE_QR.creditIban} `, 9: `${SAMPLE_QR.receiverCode} `, 17: 'RFU' });
    expect(spaced).toMatchObject({ ok: true, qr: { creditIban: SAMPLE_QR.creditIban } });
    expect(readNbuQr(`  ${writeNbuQr(SAMPLE_QR, UTF8)}==\n`)).toEqual({ ok: true, qr: SAMPLE_QR });
  });

  it.each(['', 'UAH', 'UAH0', 'UAH0.00'])('with the sum "%s" leaves the amount to the payer', (sum) => {
    expect(line({ 8: sum })).toMatchObject({ ok: true, qr: { amount: '' } });
  });

  it.each([
    ['UAH3', '3.00'],
    ['UAH3.5', '3.50'],
    ['UAH0.01', '0.01'],
    ['UAH999999999.99', '999999999.99'],
  ])('with the sum "%s" asks for %s', (sum, amount) => {
    expect(line({ 8: sum })).toMatchObject({ ok: true, qr: { amount } });
  });

  it('whose last lines are left out is read up to its purpose', () => {
    expect(line({}, 12)).toMatchObject({ ok: true, qr: { purpose: 'Оплата' } });
    expect(line({}, 11)).toEqual({ ok: false, reason: 'wrongLines' });
  });

  it('may be for somebody who has a passport and no code', () => {
    expect(line({ 9: 'КВ123456' })).toMatchObject({ ok: true, qr: { receiverCode: 'КВ123456' } });
  });
});

describe('a code that breaks a rule is refused for it', () => {
  it.each<[string, Readonly<Record<number, string>>]>([
    ['unknownVersion', { 2: '004' }],
    ['wrongFunction', { 4: 'SCT' }],
    ['wrongFunction', { 4: 'ICT' }],
    ['wrongName', { 6: '' }],
    ['wrongName', { 6: 'x'.repeat(141) }],
    ['wrongIban', { 7: 'UA273052990000026006999000301' }],
    ['wrongAmount', { 8: 'UAH1,5' }],
    ['wrongAmount', { 8: 'UAH01' }],
    ['wrongAmount', { 8: 'USD5' }],
    ['wrongAmount', { 8: 'UAH1.555' }],
    ['wrongAmount', { 8: 'UAH1000000000' }],
    ['wrongCode', { 9: '92000018' }],
    ['wrongReference', { 11: 'x'.repeat(36) }],
    ['wrongDisplay', { 13: 'x'.repeat(141) }],
  ])('%s: %j', (reason, changes) => {
    expect(line(changes)).toEqual({ ok: false, reason });
  });

  it('wrongLines: something behind its last line', () => {
    expect(line({ 15: 'x' }, 15)).toEqual({ ok: false, reason: 'wrongLines' });
    expect(line({}, 16)).toMatchObject({ ok: true });
  });

  it.each([
    ['wrongFunction', { 4: 'SCT' }],
    ['wrongCategory', { 10: '' }],
    ['wrongCategory', { 10: 'SUPP' }],
  ])('%s in 003: %j', (reason, changes) => {
    expect(latestLine(changes)).toEqual({ ok: false, reason });
    expect(latestLine({ 4: 'XCT' })).toMatchObject({ ok: true, qr: { transfer: 'XCT' } });
  });

  it.each(['31.07.2027', '270731', '270230235959', '270731245959'])('wrongValidity in 003: %s', (moment) => {
    expect(latestLine({ 15: moment })).toEqual({ ok: false, reason: 'wrongValidity' });
    expect(latestLine({ 15: '270731235959' })).toMatchObject({ qr: { validUntil: '2027-07-31T23:59:59' } });
  });

  it('tooLong: more than 475 bytes encoded; a purpose of 420 has room in bare lines only', () => {
    const long = { ...SAMPLE_QR, purpose: 'Я'.repeat(420) };
    expect(readNbuQr(writeNbuQr(long, UTF8))).toEqual({ ok: false, reason: 'tooLong' });
    expect(readNbuQr(writeNbuQr({ ...long, version: '001' }, UTF8))).toMatchObject({ ok: true });
    const longer = { ...long, version: '001' as const, purpose: 'Я'.repeat(421) };
    expect(readNbuQr(writeNbuQr(longer, UTF8))).toEqual({ ok: false, reason: 'wrongPurpose' });
  });

  it('the longest link that fits is read, one byte more is not', () => {
    const of = (length: number) =>
      readNbuQr(writeNbuQr({ ...SAMPLE_QR, purpose: 'x'.repeat(length) }, { encoding: 'windows-1251' }));
    const longest = Array.from({ length: 420 }, (_, length) => length).findLast((length) => of(length).ok) ?? 0;
    const link = writeNbuQr({ ...SAMPLE_QR, purpose: 'x'.repeat(longest) }, { encoding: 'windows-1251' });
    expect(link.length - 'https://bank.gov.ua/qr/'.length).toBeGreaterThan(470);
    expect(of(longest + 1)).toEqual({ ok: false, reason: 'tooLong' });
  });

  it('unreadable: a damaged link of the National Bank', () => {
    for (const tail of ['QkNE', '***', 'QkNECjAwMg'.slice(0, 5), ''])
      expect(readNbuQr(`https://bank.gov.ua/qr/${tail}`)).toEqual({ ok: false, reason: 'unreadable' });
  });
});

describe('the locks of a code', () => {
  it.each([
    ['', [], false],
    ['FFFF', ['receiverName', 'creditIban', 'amount', 'receiverCode', 'purpose'], false],
    ['FEFF', ['receiverName', 'creditIban', 'receiverCode', 'purpose'], false],
    ['0000', [], false],
    ['FF', [], true],
    ['LOCK', [], true],
  ])('of the mask "%s" are %j, unknown: %s', (lockMask, fields, areUnknown) => {
    expect(listLocks({ ...LATEST, lockMask })).toEqual({ fields, areUnknown });
  });
});

describe('a code that is made', () => {
  const REQUEST: PaymentRequest = {
    receiverName: SAMPLE_QR.receiverName,
    creditIban: SAMPLE_QR.creditIban,
    receiverCode: SAMPLE_QR.receiverCode,
    amount: SAMPLE_QR.amount,
    purpose: SAMPLE_QR.purpose,
    lastDay: '',
  };
  const make = (changes: Partial<PaymentRequest>) => {
    const building = buildNbuQr({ ...REQUEST, ...changes });
    return building.ok ? { text: building.text, reading: readNbuQr(building.text) } : building;
  };

  it('is 002 in windows-1251 and is read with the same fields', () => {
    const link = writeNbuQr(SAMPLE_QR, { encoding: 'windows-1251' });
    expect(make({})).toEqual({ text: link, reading: { ok: true, qr: SAMPLE_QR } });
  });

  it('is 003 if it has a last day: valid to its end, only what is empty left to the payer', () => {
    const qr: NbuQr = { ...LATEST, reference: '', validUntil: '2027-07-31T23:59:59' };
    expect(make({ lastDay: '2027-07-31' })).toMatchObject({ reading: { ok: true, qr } });
    const open = make({ lastDay: '2027-07-31', amount: '', purpose: '' });
    expect(open).toMatchObject({ reading: { qr: { amount: '', purpose: '', lockMask: 'EEFF' } } });
  });

  it('leaves sum and purpose to the payer', () => {
    expect(make({ amount: '', purpose: '' })).toMatchObject({ reading: { qr: { amount: '', purpose: '' } } });
  });

  it('is in UTF-8 where windows-1251 lacks a character', () => {
    const made = make({ receiverName: 'ТОВ «Здоровʼя»' });
    expect(made).toMatchObject({ reading: { qr: { receiverName: 'ТОВ «Здоровʼя»' } } });
  });

  it('has its purpose in one line', () => {
    expect(make({ purpose: ' Борошно\nза рахунком ' })).toMatchObject({
      reading: { qr: { purpose: 'Борошно за рахунком' } },
    });
  });

  it.each<[string, Partial<PaymentRequest>]>([
    ['wrongAmount', { amount: '1000000000.00' }],
    ['wrongName', { receiverName: 'x'.repeat(141) }],
    ['wrongName', { receiverName: '' }],
    ['wrongCode', { receiverCode: '' }],
    ['wrongIban', { creditIban: 'UA273052990000026006999000301' }],
    ['wrongValidity', { lastDay: '2027-02-30' }],
    ['tooLong', { purpose: 'Я'.repeat(420) }],
  ])('is refused: %s, %j', (reason, changes) => {
    expect(make(changes)).toEqual({ ok: false, reason });
  });

  it('has room for the longest purpose that it counts, and for no character more', () => {
    const purpose = 'Я'.repeat(420);
    const room = countPurposeRoom({ ...REQUEST, purpose });
    expect(room).toBeGreaterThan(200);
    expect(make({ purpose: 'Я'.repeat(room) })).toMatchObject({ reading: { ok: true } });
    expect(make({ purpose: 'Я'.repeat(room + 1) })).toEqual({ ok: false, reason: 'tooLong' });
  });
});

describe('what is no code of the National Bank', () => {
  it.each(['', 'Рахунок № 12', 'BCD', 'https://example.com/qr/QkNE', 'https://example.com/', '[WIFI]S:x;;'])(
    '"%s" is left alone',
    (text) => {
      expect(readNbuQr(text)).toEqual({ ok: false, reason: 'notNbuQr' });
    },
  );

  it('never breaks the reader', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, text) => {
        readNbuQr(`https://qr.bank.gov.ua/${toBase64Url(bytes)}`);
        readNbuQr(`BCD\n002\n1\nUCT\n${text}`);
        decodePayload(bytes);
      }),
    );
  });
});
