import { mergeDifferences, findVersionFault } from './compare.mjs';
import { compareOffers, readPresentOffer } from './shell-offer.mjs';

const OLD = { shared: { react: 19, dayjs: 1 }, texts: ['common.close', 'common.save'], classes: ['ncb-page'] };

describe('what the shell gives', () => {
  it('are libraries, texts and classes', () => {
    const { shared, texts, classes } = readPresentOffer();
    expect(shared).toMatchObject({ react: 19, 'antd/es/table': 6 });
    expect(texts).toEqual(expect.arrayContaining(['common.retry', 'common.errorCode']));
    expect(classes).toEqual(expect.arrayContaining(['ncb-page', 'ncb-number']));
  });

  it.each([
    ['a text', { texts: ['common.save'] }, 'the text common.close is gone'],
    ['a class', { classes: [] }, 'the class ncb-page is gone'],
    ['a library', { shared: { react: 19 } }, 'dayjs is gone'],
    ['a line of a library', { shared: { react: 20, dayjs: 1 } }, 'react is no longer 19 but 20'],
  ])('breaks remotes when %s is taken away', (_, change, reason) => {
    const difference = compareOffers(OLD, { ...OLD, ...change });
    expect(difference).toEqual({ kind: 'breaking', reasons: [reason] });
    expect(findVersionFault(difference, '1.5.0', '1.6.0')).toContain(reason);
    expect(findVersionFault(difference, '1.5.0', '2.0.0')).toBeNull();
  });

  it.each([
    ['a text', { texts: [...OLD.texts, 'common.undo'] }],
    ['a class', { classes: [...OLD.classes, 'ncb-sheet'] }],
    ['a library', { shared: { ...OLD.shared, i18next: 27 } }],
  ])('is more with %s, which is a new minor version', (_, change) => {
    const difference = compareOffers(OLD, { ...OLD, ...change });
    expect(difference).toEqual({ kind: 'addition', reasons: [] });
    expect(findVersionFault(difference, '1.5.0', '1.5.1')).toContain('without a new minor version');
    expect(findVersionFault(difference, '1.5.0', '1.6.0')).toBeNull();
  });

  it('is as strict as the worse of two differences', () => {
    const same = compareOffers(OLD, OLD);
    const breaking = compareOffers(OLD, { ...OLD, texts: [] });
    expect(mergeDifferences(same, same).kind).toBe('same');
    expect(mergeDifferences(same, breaking)).toEqual(breaking);
  });
});
