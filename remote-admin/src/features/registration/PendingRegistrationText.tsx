import type { AnswerOf, checkCompanyExists } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { useTexts } from '../registration-texts';

export type PendingRegistration = NonNullable<AnswerOf<typeof checkCompanyExists>['begun']>;

/** Start of a registration in another browser, and when the company is free again. */
export function PendingRegistrationText({ begun: { since, freeAt } }: { begun: PendingRegistration }) {
  const { t } = useTexts();
  return (
    <>
      <p data-field="begunSince">{t('begun.since', splitMoment(since))}</p>
      <p data-field="begunFree">{freeAt === null ? t('begun.bankDecides') : t('begun.freeAt', splitMoment(freeAt))}</p>
    </>
  );
}

/** Splits `2026-11-28T15:40:00` into `28.11.2026` and `15:40`; date formats would load with the first screen. */
function splitMoment(moment: string): { day: string; time: string } {
  return { day: toDotted(moment.slice(0, 10)), time: moment.slice(11, 16) };
}
