import { readCompanyDocumentName, writeCompanyDocumentName } from './company-documents';

describe('readCompanyDocumentName', () => {
  it.each(['accountAgreement', 'tariffs'] as const)('reads the name that the bank writes of %s', (kind) => {
    const name = writeCompanyDocumentName(kind, 'РКО-1001');
    expect(readCompanyDocumentName(name)).toEqual({ kind, number: 'РКО-1001' });
  });

  it('leaves a name that staff typed', () => {
    expect(readCompanyDocumentName('Тарифи на 2027 рік')).toBeNull();
  });
});
