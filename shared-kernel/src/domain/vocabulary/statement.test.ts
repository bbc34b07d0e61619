import * as vocabulary from '.';

describe('the vocabulary of statements and turnovers', () => {
  it('writes types and sides as the wire does', () => {
    expect(vocabulary.StatementType).toEqual({ operational: 'oper', total: 'total' });
    expect(vocabulary.Side).toEqual({ debit: 0, credit: 1 });
    expect(vocabulary.TurnoverType).toEqual({ day: 0, period: 1 });
  });

  it('opens the statement’s search with all operations, closed accounts and revaluation', () => {
    expect(vocabulary.STATEMENT_DEFAULTS).toEqual({
      type: 'oper',
      operations: 'all',
      sort: 'default',
      withClosed: true,
      withRevaluation: true,
    });
  });

  it('opens the search of turnovers by day, with revaluation and without closed accounts', () => {
    expect(vocabulary.TURNOVER_DEFAULTS).toEqual({ type: 0, withClosed: false, withRevaluation: true });
  });

  it('exports to xlsx by default', () => {
    expect(vocabulary.EXPORT_FORMAT_DEFAULT).toBe('xlsx');
  });

  it('knows what cannot be printed and where a purpose is cut', () => {
    expect(vocabulary.UNPRINTABLE_DOCUMENT_TYPES).toEqual(['71', '81']);
    expect(vocabulary.STATEMENT_PURPOSE_CUT).toBe(80);
  });
});
