import { printDocuments } from '../print-documents';
import { printList } from '../list/print-list';
import { printedForm, printedPayment, readStructure } from '../testing';

const OPTIONS = { language: 'ua', day: '2026-07-17' } as const;

const rolesOf = (bytes: Uint8Array) => readStructure(bytes).map(({ role }) => role);

describe('what a screen reader makes of a paper', () => {
  it('a payment: its title, then each label with its value, then who signed; no foot', () => {
    const { bytes } = printDocuments([{ kind: 'payment', payment: printedPayment({}) }], OPTIONS);
    const read = readStructure(bytes);
    expect(read[0]).toEqual({ role: 'H1', text: 'ПЛАТІЖНА ІНСТРУКЦІЯ № 101' });
    const labels = read.flatMap(({ role }, index) => (role === 'TH' ? [index] : []));
    expect(labels.length).toBeGreaterThan(8);
    for (const index of labels) expect(read[index + 1]?.role).toBe('TD');
    // Words of two lines must not be joined.
    expect(read.map(({ text }) => text.replace(/\s+/g, ' ').trim())).toContain('Дата валютування');
    const receiver = read.findIndex(({ text }) => text === 'Отримувач');
    expect(read[receiver + 1]?.text).toBe('ТОВ «Ґанок і Їжак № 5»');
    expect(read.map(({ text }) => text).join(' ')).not.toContain('Роздруковано');
    const source = Buffer.from(bytes).toString('latin1');
    expect(source).toMatch(/\/Lang \(uk\)/);
    expect(source).toContain('/MarkInfo <</Marked true>>');
    expect(source).toContain('/DisplayDocTitle true');
  });

  it('a form of the bank: its blocks are headings', () => {
    const { bytes } = printDocuments([{ kind: 'form', form: printedForm() }], OPTIONS);
    const roles = rolesOf(bytes);
    expect(roles).toContain('H1');
    expect(roles.filter((role) => role === 'H2')).toHaveLength(printedForm().sections.length);
  });

  it('a list of several pages: the head of its table once, then the rows with all their cells', () => {
    const rows = Array.from({ length: 90 }, (_, row) => [`${row}`, `Платіж ${row}`]);
    const { bytes, pages } = printList(
      {
        title: 'Платежі',
        about: ['ТОВ «Калинова Брама»'],
        columns: [
          { title: '№', share: 1 },
          { title: 'Призначення', share: 4 },
        ],
        rows,
        amounts: [],
      },
      OPTIONS,
    );
    const read = readStructure(bytes);
    expect(pages).toBeGreaterThan(1);
    expect(read.filter(({ role }) => role === 'TH').map(({ text }) => text)).toEqual(['№', 'Призначення']);
    expect(read.filter(({ role }) => role === 'TD').map(({ text }) => text)).toEqual(rows.flat());
  });
});
