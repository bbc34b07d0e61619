import { buildCatalogueAddress, buildChoice, readCatalogueAddress } from './catalogue-address';

describe('the address of the catalogues', () => {
  it('without parameters is the correspondents, to be managed', () => {
    expect(readCatalogueAddress({})).toEqual({
      catalogue: 'correspondents',
      mode: 'view',
      target: 'miPmtUahNew',
      others: {},
    });
  });

  it('names a catalogue, a mode and the page that gets the choice', () => {
    expect(
      readCatalogueAddress({ type: 'beneficiaries', mode: 'searchMultiple', for: 'miPmtCurContracts' }),
    ).toMatchObject({
      catalogue: 'beneficiaries',
      mode: 'searchMultiple',
      target: 'miPmtCurContracts',
    });
  });

  it('that names no page of ours does not lead away', () => {
    expect(readCatalogueAddress({ type: 'beneficiaries', for: '../../elsewhere' }).target).toBe('miPmtCurNew');
  });

  it('keeps its mode when another catalogue is chosen', () => {
    expect(buildCatalogueAddress('purposes', { type: 'correspondents', mode: 'search', for: 'miPmtUahNew' })).toEqual({
      type: 'purposes',
      mode: 'search',
      for: 'miPmtUahNew',
    });
  });
});

describe('the choice', () => {
  it('goes back with what the page had in its own address', () => {
    const address = readCatalogueAddress({ mode: 'search', for: 'miPmtUahNew', account: '7001' });
    expect(buildChoice(address, ['5'])).toEqual({ account: '7001', correspondent: '5' });
  });

  it('of several has all their ids', () => {
    expect(buildChoice(readCatalogueAddress({ type: 'purposes', mode: 'searchMultiple' }), ['5', '6'])).toEqual({
      purpose: '5,6',
    });
  });
});
