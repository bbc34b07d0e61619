import fc from 'fast-check';

const AWKWARD = [
  ...['', ' ', '\t\n', '😀', 'a😀b', ']]>', '<![CDATA[x]]>', '<!DOCTYPE a>', '&amp;', '"', "'", '«»', 'e\u0301'],
  ...['\u0000\u0001', 'рядок\r\nдругий', ':61:', '-', '-}', '?20', '//', '/', '+', '=1+1', ';', '"a;b"', '\ud800'],
  ...['Ї'.repeat(500), '😀'.repeat(200), 'слово '.repeat(90), 'a'.repeat(27), '-'.repeat(140), ':'.repeat(140)],
  ...['СекцияДокумент=Платежное поручение', 'КонецДокумента', 'Сумма=1', '000000000', '99999', '0'],
];

export const awkwardText = () => fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: 'binary' }), fc.string());
