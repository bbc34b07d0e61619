import type { ImportFiles } from '@ncb/shared-kernel/blocks/import';
import { SampleFiles } from './SampleFiles';

export const CURRENCY_FILES: ImportFiles = {
  page: 'miPmtCurImport',
  noun: 'documents',
  endings: '.csv,.xlsx,.xls,.dbf,.xml,.txt',
  renderSamples: () => <SampleFiles />,
};
