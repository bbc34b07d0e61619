import type { AnswerOf, checkCompanyExists } from '@ncb/shared-kernel/api/contract';
import { useTexts } from './texts';

export type Begun = NonNullable<AnswerOf<typeof checkCompanyExists>['begun']>;

/** When a registration was begun elsewhere, and when it is free again. */
export function BegunWords({ begun: { since, freeAt } }: { begun: Begun }) {
  const { t } = useTexts();
  return (
    <>
      <p data-field="begun_since">{t('begun.since', dayAndTime(since))}</p>
      <p data-field="begun_free">{freeAt === null ? t('begun.bankDecides') : t('begun.freeAt', dayAndTime(freeAt))}</p>
    </>
  );
}

/** `2026-11-28T15:40:00` as `28.11.2026` and `15:40`. The public page is shown before any library of dates. */
function dayAndTime(moment: string): { day: string; time: string } {
  const [year, month, day] = moment.slice(0, 10).split('-');
  return { day: `${day}.${month}.${year}`, time: moment.slice(11, 16) };
}
