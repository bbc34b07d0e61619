import { OWN_BANK_CODE_FALLBACK } from '@ncb/shared-kernel/domain/vocabulary';

/** Sandbox bank. Name and BIC are invented: the code belongs to a real bank. */
export const OWN_BANK = {
  code: OWN_BANK_CODE_FALLBACK,
  name: 'Тестовий банк (пісочниця)',
  swift: 'SBXXUA2XXXX',
} as const;
