import type { AnswerOf, checkCompanyExists } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { useTexts } from './texts';

export type Begun = NonNullable<AnswerOf<typeof checkCompanyExists>['begun']>;

/** Start of a registration in another browser, and when the company is free again. */
export function BegunWords({ begun: { since, freeAt } }: { begun: Begun }) {
  const { t } = useTexts();
  return (
    <>
      <p data-field="begun_since">{t('begun.since', dayAndTime(since))}</p>
      <p data-field="begun_free">{freeAt === null ? t('begun.bankDecides') : t('begun.freeAt', dayAndTime(freeAt))}</p>
    </>
  );
}

/** Splits `2026-11-28T15:40:00` into `28.11.2026` and `15:40`. */
function dayAndTime(moment: string): { day: string; time: string } {
  return { day: toDotted(moment.slice(0, 10)), time: moment.slice(11, 16) };
}
