import type { QueryKey } from '@tanstack/react-query';

/** First parts of the keys of letters (mail.ts) and of the questionnaire (company.ts). */
const WRITTEN_AREAS: readonly unknown[] = ['mail', 'company'];

/** True if the kernel itself writes answers under this key after a save. */
export function isWrittenByKernel([area]: QueryKey): boolean {
  return WRITTEN_AREAS.includes(area);
}
