import fc from 'fast-check';
import { Parser } from 'mt940js';
import { toMinor } from '../../../domain/money';
import { anyStatement } from '../../testing/any-statement';
import { buildAccount, buildOperation, buildSampleStatement, buildStatement } from '../../testing/statement-samples';
import { getMovement, type StatementToWrite } from './statement-to-write';
import { writeBalances } from './write-balances';

const textOf = (statement: StatementToWrite, format: (typeof KINDS)[number] = 'mt940') =>
  new TextDecoder().decode(writeBalances(statement, format).bytes);
/** Variants for importers that do not accept the usual message. */
const KINDS = ['mt940', 'mt940-plain', 'mt940-period'] as const;
const messagesOf = (statement: StatementToWrite, format?: (typeof KINDS)[number]) =>
  new Parser().parse(textOf(statement, format));
/** Characters of SWIFT set X. Source: docs/requirements/statements.md#mt940. */
const SET_X = /^[A-Za-z0-9/?:().,'+ -]*$/;
const minor = (amount: number) => BigInt(Math.round(amount * 100));

describe('MT940', () => {
  it('is the message that banks send, for each account, currency and day', () => {
    expect(textOf(buildSampleStatement()).split('\r\n').slice(0, 15)).toEqual([
      ':20:NCB20260716001',
      ':25:UA603516070000026003999000001',
      ':28C:196/1',
      ':60F:C260715UAH10000,00',
      ':61:2607150715D500,50NTRF101//900001',
      'DOC 101 15.07.2026',
      ':86:020?00OPLATA?20Oplata za tovar zghidno ?21rakhunku No 17 vid ?221',
      '0.07.2026, u t.ch. PDV 20 ?23pct 83.42 hrn?30305299?31UA263052990',
      "000026006999000301?32TOV 'Svitanok Postach' ?3392000019",
      ':61:2607150715C1200,00NTRFNONREF//900002',
      ':86:051?00ZARAKHUVANNIA?20Povernennia pidzvitnykh ?21koshtiv, bez PDV',
      '?30351607?31UA883516070000026202999000200?32Umovna Oksana Testivn',
      'a ?330148102804',
      ':62F:C260715UAH10699,50',
      '-',
    ]);
  });

  it('is read by another program, whole', () => {
    const messages = messagesOf(buildSampleStatement());
    expect(
      messages.map(({ currency, openingBalance, closingBalance }) => [currency, openingBalance, closingBalance]),
    ).toEqual([
      ['UAH', 10000, 10699.5],
      ['UAH', 10699.5, 10696.5],
      ['EUR', 5000, 3800],
      ['EUR', 3800, 3900],
    ]);
    expect(messages[0]?.transactions[0]).toMatchObject({
      amount: -500.5,
      reference: '101',
      bankReference: '900001',
      structuredDetails: { gvc: '020', '00': 'OPLATA', '30': '305299', '31': 'UA263052990000026006999000301' },
    });
    expect(messages[1]?.transactions[0]).toMatchObject({ amount: -3, transactionType: 'NCHG' });
  });

  it.each([
    ['a/ /', 'a'],
    ['/ /7', '7'],
    ['12//3', '12/3'],
    ['123456789012345/6', '123456789012345'],
    [' / ', 'NONREF'],
  ])('has no slash at the ends of a reference: %s', (number, reference) => {
    const statement = buildStatement([buildAccount([buildOperation({ number })])]);
    expect(textOf(statement)).toContain(`NTRF${reference}//900001\r\n`);
  });

  it('tells what the bank takes back, and from which day the sum counts; the balance moves the way the money does', () => {
    const reversal = { isReversal: true, valueDate: '2026-07-10', operationDate: '2026-07-15', documentType: '71' };
    const statement = buildStatement([
      buildAccount([
        buildOperation({ ...reversal, side: 1, amount: '500.50' }),
        buildOperation({ ...reversal, side: 0, amount: '0.50' }),
      ]),
    ]);
    const lines = textOf(statement).split('\r\n');
    expect(lines.filter((line) => line.startsWith(':61:')).map((line) => line.slice(4, 22))).toEqual([
      '2607100715RD500,50',
      '2607100715RC0,50NM',
    ]);
    // The third-party parser checks the closing balance by the marks.
    expect(messagesOf(statement)[0]?.transactions.map(({ amount }) => amount)).toEqual([500.5, -0.5]);
  });

  it('may have the purpose and the other side as one text', () => {
    const [, , , , , , ...details] = textOf(buildSampleStatement(), 'mt940-plain').split('\r\n');
    expect(details.slice(0, 3)).toEqual([
      ':86:Oplata za tovar zghidno rakhunku No 17 vid 10.07.2026, u t.ch. ',
      "PDV 20 pct 83.42 hrn / TOV 'Svitanok Postach' 92000019, ",
      'UA263052990000026006999000301, 305299',
    ]);
    const [first] = messagesOf(buildSampleStatement(), 'mt940-plain');
    expect(first?.transactions.map(({ amount }) => amount)).toEqual([-500.5, 1200]);
  });

  it('may be one message for the period, with its first and its last balance', () => {
    expect(
      messagesOf(buildSampleStatement(), 'mt940-period').map(
        ({ currency, openingBalance, closingBalance, transactions }) => [
          ...[currency, openingBalance, closingBalance],
          transactions.length,
        ],
      ),
    ).toEqual([
      ['UAH', 10000, 10696.5, 3],
      ['EUR', 5000, 3900, 2],
    ]);
    expect(textOf(buildSampleStatement(), 'mt940-period')).toMatch(
      /:60F:C260715UAH10000,00\r\n[^]*:62F:C260716UAH10696,50\r\n-/,
    );
  });

  it('may be in Cyrillic, and says which letters the code page has not', () => {
    const { bytes, lost } = writeBalances(
      buildStatement([buildAccount([buildOperation({ purpose: 'Їжа\nта ґанок 漢?' })])]),
      'mt940-cyrillic',
    );
    expect(new TextDecoder('windows-1251').decode(bytes)).toContain('?20Їжа та ґанок ');
    expect(lost).toEqual(['漢']);
  });

  it.each(KINDS)(
    '%s holds every operation, and each message opens with what the one before closed with, whatever the texts are',
    (kind) => {
      fc.assert(
        fc.property(anyStatement(), (statement) => {
          const messages = messagesOf(statement, kind);
          for (const { iban, accountId, currencyLetters, ...account } of statement.accounts) {
            const own = messages.filter(
              (message) =>
                message.accountIdentification === (iban || accountId) && message.currency === currencyLetters,
            );
            // Accounts with equal IBAN and currency cannot be distinguished in the file.
            if (
              statement.accounts.filter((other) => other.iban === iban && other.currencyLetters === currencyLetters)
                .length > 1
            )
              continue;
            expect(minor(own[0]?.openingBalance ?? NaN)).toBe(toMinor(account.opening));
            expect(minor(own.at(-1)?.closingBalance ?? NaN)).toBe(toMinor(account.closing));
            own.slice(1).forEach((message, index) => expect(message.openingBalance).toBe(own[index]?.closingBalance));
            expect(own.flatMap(({ transactions }) => transactions).map(({ amount }) => minor(amount))).toEqual(
              getMovement(account).entries.map((entry) => (entry.isDebit ? -entry.minor : entry.minor)),
            );
          }
        }),
      );
    },
  );

  it.each(KINDS)('%s has lines that SWIFT takes, whatever the texts are', (kind) => {
    fc.assert(
      fc.property(anyStatement(), (statement) => {
        const lines = textOf(statement, kind).split('\r\n');
        expect(lines.pop()).toBe('');
        let details = 0;
        for (const line of lines) {
          expect(line).toMatch(SET_X);
          if (line.startsWith(':86:')) details = 1;
          else details = details > 0 && !/^[:-]/.test(line) ? details + 1 : 0;
          expect(details).toBeLessThanOrEqual(6);
          expect(line.length).toBeLessThanOrEqual(line.startsWith(':86:') ? 69 : 65);
          expect(line).toMatch(/^(?::(?:20|25|28C|60F|61|62F|86):|-$|[^:-])/);
        }
      }),
    );
  });

  it('divides texts beside their spaces alone, so that readers that put a space between fields read words and numbers', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9.,]{1,20}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), (words) => {
        const purpose = words.join(' ');
        const text = textOf(buildStatement([buildAccount([buildOperation({ purpose })])])).replaceAll('\r\n', '');
        const fields = [...text.matchAll(/\?(2[0-9]|6[0-3])([^?]*)/g)].map(([, , field = '']) => field);
        const read = fields.map((field) => field.trim()).join(' ');
        if (read.endsWith('+')) expect(purpose.startsWith(read.slice(0, -1))).toBe(true);
        else expect(read).toBe(purpose);
        expect(fields.length).toBeLessThanOrEqual(14);
        expect(Math.max(...fields.map(({ length }) => length))).toBeLessThanOrEqual(27);
      }),
    );
  });

  it.each(KINDS)('%s begins no line with a sign of a field where a purpose has nothing else', (kind) => {
    for (const purpose of ['-'.repeat(200), `Оплата ${':'.repeat(70)}`]) {
      const lines = textOf(buildStatement([buildAccount([buildOperation({ purpose })])]), kind).split('\r\n');
      const details = lines.slice(lines.findIndex((line) => line.startsWith(':86:')) + 1);
      expect(
        details
          .slice(
            0,
            details.findIndex((line) => line.startsWith(':62F:')),
          )
          .join('\n'),
      ).not.toMatch(/^[:-]/m);
    }
  });

  it('ends a purpose that has no room with a plus', () => {
    const text = textOf(buildStatement([buildAccount([buildOperation({ purpose: 'слово '.repeat(90).trim() })])]));
    expect(text).toMatch(/\+\?30305299\?31/);
  });

  it('of a period without operations is one message with equal balances', () => {
    expect(
      textOf(buildStatement([buildAccount([], { opening: '-5.00' })]))
        .split('\r\n')
        .slice(3),
    ).toEqual([':60F:D260715UAH5,00', ':62F:D260716UAH5,00', '-', '']);
  });

  it('has no decimals where the currency has none', () => {
    const documents = [buildOperation({ currencyAmount: '1200.00' })];
    const text = textOf(buildStatement([buildAccount(documents, { currencyLetters: 'JPY' })]));
    expect(text).toContain(':60F:C260715JPY10000,\r\n');
    expect(text).toContain('D1200,NTRF');
  });
});
