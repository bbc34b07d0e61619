import type { ImportFiles } from '@ncb/shared-kernel/blocks/import';

export const UAH_FILES: ImportFiles = {
  page: 'miImpex',
  noun: 'payments',
  endings: '.txt,.csv,.xls,.xlsx,.dbf,.fbx,.xml',
  hasOldClientBank: true,
  template: '1',
};
