import { textsHook } from '@ncb/shared-kernel/i18n';

export const useTexts = textsHook('shell');
