import { OWN_BANK_CODE_FALLBACK } from '@ncb/shared-kernel/domain/vocabulary';

/** Ourselves. The name is invented on purpose: the code belongs to a real bank. */
export const OWN_BANK = { code: OWN_BANK_CODE_FALLBACK, name: 'Тестовий банк (пісочниця)' } as const;
