import type { ActionRow } from '../../api/contract';
import { isActionType } from '../../domain/vocabulary';
import { detailInWords } from './detail-in-words';
import { useTexts } from './texts';

/** Words of an action in the user's language: what was done, and the bank's remark about it. */
export function useActionWords() {
  const { t, common } = useTexts();
  return {
    action: ({ type }: Pick<ActionRow, 'type'>) => (isActionType(type) ? common(`actionType.${type}`) : type),
    detail: ({ detail = '' }: Pick<ActionRow, 'detail'>) =>
      detailInWords(detail, {
        say: (one) => t(`detail.${one}`),
        until: (day) => t('detail.until', { day }),
      }),
  };
}
