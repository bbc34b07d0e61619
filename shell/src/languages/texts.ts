import { createTextsHook } from '@ncb/shared-kernel/i18n';

export const useTexts = createTextsHook('shell');
