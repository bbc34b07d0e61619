import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import type { ExportTable } from '../../files';
import type * as FilesTesting from '../../files/testing';
import type * as Ui from '../../ui';
import { ListExport, type TableFile } from '.';

const mockSaved: { name: string; content: Blob }[] = [];

// Runs the worker's code in process: jsdom has no workers.
jest.mock('../../files', () => jest.requireActual<typeof FilesTesting>('../../files/testing').createInProcessFiles());
jest.mock('../../ui', () => ({
  ...jest.requireActual<typeof Ui>('../../ui'),
  saveFile: (content: Blob, name: string) => mockSaved.push({ content, name }),
}));

beforeEach(() => mockSaved.splice(0));

const tableOf = (heading: string): ExportTable => ({
  columns: [
    { name: heading, holds: 'amount', length: 12 },
    { name: 'name', holds: 'text', length: 3 },
  ],
  rows: [['1200.50', 'Довга назва']],
});

async function open(table: () => ExportTable | null = () => tableOf('Сума')) {
  const files: TableFile[] = [];
  const forPrograms = {
    label: 'Для інших програм',
    table: () => Promise.resolve(tableOf('sum_cur')),
    onWritten: (written: TableFile) => files.push(written),
  };
  const Page = () => (
    <ListExport label="Експорт" disabled={false} fileName="list" table={table} forPrograms={forPrograms} />
  );
  const shell = await openPage({ Page, texts: [] }, { answers: {} });
  return { ...shell, files };
}

async function saves(action: string) {
  fireEvent.click(await screen.findByText('Експорт'));
  await waitFor(() => expect(document.querySelector(`[data-action="${action}"]`)).not.toBeNull());
  fireEvent.click(document.querySelector(`[data-action="${action}"]`) ?? document.body);
  await waitFor(() => expect(mockSaved).toHaveLength(1));
  const [saved] = mockSaved;
  return { name: saved?.name, text: new TextDecoder().decode(await saved?.content.arrayBuffer()) };
}

describe('a list that is saved', () => {
  it('for people has its headings in words and a comma in amounts', async () => {
    await open();
    const { name, text } = await saves('export-csv');
    expect(name).toMatch(/^list-\d{4}-\d\d-\d\d\.csv$/);
    expect(text).toBe('Сума;name\r\n1200,50;Довга назва\r\n');
  });

  it('for other programs has the names of columns and a point in amounts', async () => {
    await open();
    expect((await saves('exportForPrograms-csv')).text).toBe('sum_cur;name\r\n1200.50;Довга назва\r\n');
  });

  it('tells what a dBase file has no room for', async () => {
    const { files } = await open();
    expect((await saves('exportForPrograms-dbf-cp866')).name).toMatch(/\.dbf$/);
    expect(files).toMatchObject([{ cut: 1, missing: [] }]);
  });

  it('is not saved where what it needs could not be asked for', async () => {
    await open(() => null);
    fireEvent.click(await screen.findByText('Експорт'));
    await waitFor(() => expect(document.querySelector('[data-action="export-csv"]')).not.toBeNull());
    fireEvent.click(document.querySelector('[data-action="export-csv"]') ?? document.body);
    await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
    expect(mockSaved).toEqual([]);
  });
});
