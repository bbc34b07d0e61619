import type { ActionRow } from '../../api/contract';
import { parseDotted } from '../../domain/dates';
import { isActionType } from '../../domain/vocabulary';
import { useDates } from '../../ui';
import { translateDetail } from './translate-detail';
import { useTexts } from './texts';

export function useActionTexts() {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  return {
    action: ({ type }: Pick<ActionRow, 'type'>) => (isActionType(type) ? common(`actionType.${type}`) : type),
    detail: ({ detail = '' }: Pick<ActionRow, 'detail'>) =>
      translateDetail(detail, {
        translate: (one) => t(`detail.${one}`),
        until: (day) => t('detail.until', { day: formatDay(parseDotted(day) ?? '') || day }),
      }),
  };
}
