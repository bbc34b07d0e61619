import { screen } from '@testing-library/react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import type { FileAbout } from '../../files';
import { AboutFile, filesTexts } from '.';

const ABOUT: FileAbout = {
  format: 'xlsx',
  encoding: null,
  previews: {},
  sheet: 'Цех 1',
  sheets: ['Титул', 'Цех 1', 'Цех 2', 'Цех 3'],
};
const open = (about: FileAbout) =>
  openPage(
    { Page: () => <AboutFile about={about} choice={{}} onChoice={() => undefined} />, texts: filesTexts },
    { answers: {} },
  );
const notice = () => document.querySelector('[data-notice="otherSheets"]');

describe('a workbook', () => {
  it('whose list goes on in other sheets names them, and says which one was read', async () => {
    await open({ ...ABOUT, otherSheets: ['Цех 2', 'Цех 3'] });
    expect(await screen.findByText('Інші аркуші з таким самим списком: Цех 2, Цех 3')).toBeVisible();
    expect(notice()).toHaveTextContent('Прочитано лише аркуш «Цех 1»');
  });

  it('with one list says nothing of its other sheets', async () => {
    await open(ABOUT);
    expect(notice()).toBeNull();
  });
});
