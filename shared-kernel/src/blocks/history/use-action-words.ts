import type { ActionRow } from '../../api/contract';
import { isActionType } from '../../domain/vocabulary';
import { detailInWords } from './detail-in-words';
import { useTexts } from './texts';

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
