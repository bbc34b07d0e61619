import fc from 'fast-check';
import { formatMinor } from '../../domain/money';
import { Side } from '../../domain/vocabulary';
import type { AccountToWrite, OperationToWrite, StatementToWrite } from '../writers/statement';
import { awkwardText } from './awkward-text';
import { buildAccount, buildOperation, buildStatement } from './statement-samples';

/** Largest amount of MT940: fifteen characters with the comma. */
const LARGE = 99_999_999_999n;
const sum = () => fc.bigInt({ min: 0n, max: LARGE }).map((units) => formatMinor(units));

function operation(isForeign: boolean): fc.Arbitrary<OperationToWrite> {
  const text = awkwardText();
  return fc
    .record({
      id: text,
      number: text,
      purpose: text,
      correspondentName: text,
      correspondentCode: text,
      correspondentAccount: text,
      correspondentBankCode: text,
      documentType: fc.constantFrom('1', '2', '3', '4', '5', '6', '71', '81', ''),
      operationDate: fc.constantFrom('2026-07-15', '2026-07-16'),
      amount: sum(),
      currencyAmount: isForeign ? sum() : fc.constant(null),
      rate: isForeign ? fc.constantFrom('48.330000', '0.2837192739', '123456.123456789', null) : fc.constant(null),
      side: fc.constantFrom(Side.debit, Side.credit),
      isRevaluation: isForeign ? fc.boolean() : fc.constant(false),
      received: fc.constantFrom(null, '2026-07-15T00:00:00'),
    })
    .map((change) =>
      buildOperation(change.isRevaluation ? { ...change, currencyAmount: null, documentType: '81' } : change),
    );
}

const byDay = (a: OperationToWrite, b: OperationToWrite) => (a.operationDate < b.operationDate ? -1 : 1);

function account(): fc.Arbitrary<AccountToWrite> {
  return fc.constantFrom('UAH', 'EUR', 'JPY').chain((currencyLetters) =>
    fc
      .tuple(
        fc.array(operation(currencyLetters !== 'UAH'), { maxLength: 6 }),
        fc.bigInt({ min: -LARGE, max: LARGE }),
        fc.constantFrom('UA603516070000026003999000001', '', '26003999000001'),
      )
      .map(([documents, opening, iban]) => {
        const whole = currencyLetters === 'JPY' ? documents.map(inWholeYen) : documents;
        const start = currencyLetters === 'JPY' ? (opening / 100n) * 100n : opening;
        return buildAccount(whole.toSorted(byDay), {
          iban,
          currencyLetters,
          currencyCode: currencyLetters === 'UAH' ? '980' : '978',
          opening: formatMinor(start),
          openingEquivalent: '1.00',
          closingEquivalent: '2.00',
          debitEquivalent: '0.00',
          creditEquivalent: '0.50',
        });
      }),
  );
}

function inWholeYen(one: OperationToWrite): OperationToWrite {
  const { currencyAmount } = one;
  return { ...one, currencyAmount: currencyAmount && `${currencyAmount.split('.')[0]}.00` };
}

export function anyStatement(): fc.Arbitrary<StatementToWrite> {
  return fc
    .tuple(fc.array(account(), { minLength: 1, maxLength: 2 }), awkwardText(), awkwardText())
    .map(([accounts, clientName, clientCode]) => buildStatement(accounts, { clientName, clientCode }));
}
