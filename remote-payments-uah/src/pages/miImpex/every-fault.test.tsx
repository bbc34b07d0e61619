import { fireEvent, waitFor } from '@testing-library/react';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import { ACCOUNTS } from '../../testing/answers';
import { importFile, importLine } from '../../testing/import-file';
import { action, field, openPage } from '../../testing/open-page';
import { ImpexPage } from './ImpexPage';

// Runs the worker's code in process: jsdom has no workers.
jest.mock('@ncb/shared-kernel/files', () => {
  const { createInProcessFiles } = jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing');
  return {
    TEXT_ENCODINGS: ['windows-1251', 'utf-8', 'cp866', 'cp1125'],
    PAYMENT_EXPORT_COLUMNS: [],
    ...createInProcessFiles(),
  };
});

const bytes = (...values: readonly number[]) => new Uint8Array(values);
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const zeros = (count: number) => new Array<number>(count).fill(0);

function dbf(type: string, recordLength = 11): Uint8Array<ArrayBuffer> {
  const head = [3, 126, 7, 1, 1, 0, 0, 0, 65, 0, recordLength, 0, ...zeros(20)];
  const descriptor = [...letters('PICTURE'), ...zeros(4), ...letters(type), ...zeros(4), 10, ...zeros(15)];
  return bytes(...head, ...descriptor, 13, ...letters(' 0000000001'), 26);
}

const missingFile = Object.assign(importFile([importLine()]), {
  arrayBuffer: () => Promise.reject(new Error('no such file')),
});

/** Unreadable files with their faults. Source: docs/requirements/hryvnia-payments.md#import-messages. */
const FILES: readonly (readonly [fault: string, file: File])[] = [
  ['impFileCorrupted', new File([], 'empty.csv')],
  ['impFileCorrupted', new File([dbf('C', 99)], 'cut.dbf')],
  ['unknownFieldType', new File([dbf('G')], 'picture.dbf')],
  ['unknownFileFormat', new File([bytes(0x7f, 0x45, 0x4c, 0x46, ...zeros(64))], 'program.csv')],
  ['unknownStructure', new File(['Ім’я;Вік\r\nОлена;31'], 'people.csv')],
  ['readerError', missingFile],
];

describe('a file that cannot be read', () => {
  it.each(FILES)(
    'is told as %s, in words, with what it should have been like; the next one is read',
    async (fault, file) => {
      await openPage(ImpexPage, { answers: { '/acn_list': ACCOUNTS } });
      await waitFor(() => field('file'));
      fireEvent.change(field('file'), { target: { files: [file] } });
      const getMessage = () => document.querySelector(`[data-problem="${fault}"]`);
      await waitFor(() => expect(getMessage()).toBeInTheDocument());
      expect(getMessage()?.textContent).toMatch(/[а-яіїє]{3}/i);
      expect(getMessage()?.textContent).not.toContain(fault);
      expect(getMessage()?.querySelector('a, button')).not.toBeNull();
      fireEvent.change(field('file'), { target: { files: [importFile([importLine()])] } });
      await waitFor(() => field('total-all'));
      expect(getMessage()).toBeNull();
      expect(action('save')).toBeInTheDocument();
    },
  );
});
