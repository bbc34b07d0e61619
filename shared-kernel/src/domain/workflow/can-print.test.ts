import { DOCUMENT_KINDS, PAYROLL, STORED_STATUSES, type DocumentKind } from '../vocabulary';
import { canPrint, canPrintSigned } from './can-print';
import { canBecomeTemplate } from './can-become-template';

describe('canPrint', () => {
  it.each([1, 2, 3, 4, 5] as const)('prints a stored document of type %d in every status', (type) => {
    expect(STORED_STATUSES.filter((status) => canPrint({ status, type }))).toEqual(STORED_STATUSES);
    expect(canPrint({ status: -1, type })).toBe(false);
  });

  it('prints a payroll only when it is posted', () => {
    expect(STORED_STATUSES.filter((status) => canPrint({ status, type: PAYROLL }))).toEqual([5]);
    expect(canPrint({ status: -1, type: PAYROLL })).toBe(false);
  });
});

describe('canPrintSigned', () => {
  const executed = { status: 5, type: 1, confirmed: '2026-07-14T10:00:00', bankDay: '2026-07-15' } as const;
  const kindsWith = (allows: (type: DocumentKind) => boolean) => DOCUMENT_KINDS.filter(allows);

  it('prints payments, hryvnia and currency, and payrolls, but no requests', () => {
    expect(kindsWith((type) => canPrintSigned({ ...executed, type }))).toEqual([1, 2, PAYROLL]);
  });

  it('prints nothing but what the bank has executed', () => {
    expect(STORED_STATUSES.filter((status) => canPrintSigned({ ...executed, status }))).toEqual([5]);
  });

  it.each([
    ['2026-07-14', true],
    ['2026-07-14T23:59:59', true],
    ['2026-07-15', false],
    ['2026-07-15T00:00:01', false],
    ['2026-07-16', false],
    [null, false],
    [undefined, true],
  ])('of a document confirmed at %s is, on 2026-07-15, %s', (confirmed, expected) => {
    expect(canPrintSigned({ ...executed, confirmed })).toBe(expected);
  });

  it('asks for no day where none is told', () => {
    expect(canPrintSigned({ status: 5, type: 1, confirmed: '2026-07-15' })).toBe(true);
  });
});

describe('canBecomeTemplate', () => {
  it('takes payments, hryvnia and currency, and neither requests nor payrolls', () => {
    expect(DOCUMENT_KINDS.filter((type) => canBecomeTemplate({ type }))).toEqual([1, 2]);
  });
});
