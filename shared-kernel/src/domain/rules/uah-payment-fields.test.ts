import type { ProblemKey } from '../problem';
import { findProblems } from './testing';

type Row = readonly [value: string, key: ProblemKey | null];

function expectProblem(problems: ReturnType<typeof findProblems>, field: string, key: ProblemKey | null): void {
  expect(problems).toEqual(key === null ? [] : [{ field, key }]);
}

describe('the number of a hryvnia payment', () => {
  it.each<Row>([
    ['1', null],
    ['0', null],
    ['0001', null],
    ['1234567890', null],
    ['12345678901', 'tooLongNumber'],
    ['', 'emptyField'],
    ['12a', 'incorrectNumber'],
    ['№ 12', 'incorrectNumber'],
    ['-1', 'incorrectNumber'],
    ['1.5', 'incorrectNumber'],
    [' 1', 'incorrectNumber'],
    ['１２', 'incorrectNumber'],
    ['12345678901a', 'incorrectNumber'],
  ])('"%s" has the problem %s', (number, key) => {
    expectProblem(findProblems({ number }), 'number', key);
  });
});

describe('the amount of a hryvnia payment', () => {
  it.each<Row>([
    ['0.01', null],
    ['0.00', 'lessThan1'],
    ['0', 'lessThan1'],
    ['0.009', 'incorrectAmount'],
    ['999999999.99', null],
    ['1000000000.00', 'tooMuch'],
    ['1 234,56', null],
    ['-1.00', 'incorrectAmount'],
    ['1e3', 'incorrectAmount'],
    ['12,345', 'incorrectAmount'],
    ['сто', 'incorrectAmount'],
    ['', 'incorrectAmount'],
  ])('"%s" has the problem %s', (amount, key) => {
    expectProblem(findProblems({ amount }, { available: '1000000000.00' }), 'amount', key);
  });

  it.each<[amount: string, available: string, key: ProblemKey | null]>([
    ['100.00', '100.00', null],
    ['100.00', '100.01', null],
    ['100.00', '99.99', 'insufficientFunds'],
    ['100', '100.00', null],
    ['9.00', '10.00', null],
    ['0.01', '0.00', 'insufficientFunds'],
    ['0.01', '-5.00', 'insufficientFunds'],
    ['999999999.99', '90071992547409930.17', null],
  ])('%s from an account with %s has the problem %s', (amount, available, key) => {
    expectProblem(findProblems({ amount }, { available }), 'amount', key);
  });

  it('that is none is not compared with the account', () => {
    expectProblem(findProblems({ amount: '0.00' }, { available: '-5.00' }), 'amount', 'lessThan1');
  });
});

describe('the texts of a hryvnia payment', () => {
  it('that are too long tell their length and their limit', () => {
    expect(findProblems({ receiverName: 'Я'.repeat(141), purpose: 'Ї'.repeat(434) })).toEqual([
      { field: 'receiverName', key: 'tooLongName', params: { length: '141', max: '140' } },
      { field: 'purpose', key: 'tooLongPpurp', params: { length: '434', max: '420' } },
    ]);
  });

  it.each<[length: number, key: ProblemKey | null]>([
    [0, 'emptyField'],
    [1, null],
    [140, null],
  ])('a receiver’s name of %d characters has the problem %s', (length, key) => {
    expectProblem(findProblems({ receiverName: 'Я'.repeat(length) }), 'receiverName', key);
  });

  it.each<[length: number, key: ProblemKey | null]>([
    [0, 'emptyField'],
    [1, null],
    [420, null],
  ])('a purpose of %d characters has the problem %s', (length, key) => {
    expectProblem(findProblems({ purpose: 'Ї'.repeat(length) }), 'purpose', key);
  });

  it.each([
    ['a line break', 'Оплата\nза товар'],
    ['a no-break space', 'Оплата\u00a0за товар'],
    ['a direction override', 'Оплата \u202eравот аз'],
    ['a zero-width space', 'Опла\u200bта'],
    ['a letter outside normal form C', 'перши\u0306 платіж'],
  ])('with %s are refused: they could show one thing and mean another', (_, text) => {
    expectProblem(findProblems({ purpose: text }), 'purpose', 'forbiddenCharacters');
    expectProblem(findProblems({ receiverName: text }), 'receiverName', 'forbiddenCharacters');
  });
});
