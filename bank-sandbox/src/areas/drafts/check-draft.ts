import type { RequestOf, saveDraft } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { isDisplayable } from '@ncb/shared-kernel/domain/text';
import { TEMPLATE_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { DRAFT_DATA_MAX, PAGE_NAME_MAX } from './limits';

/** Checks a draft. Its content is the page's own and only limited in length. */
export function checkDraft({ page, name, data }: RequestOf<typeof saveDraft>): readonly Problem[] {
  return [
    ...checkLength('page', page, PAGE_NAME_MAX),
    ...checkLength('draft_name', name, TEMPLATE_NAME_MAX),
    ...checkLength('draft_data', data, DRAFT_DATA_MAX),
    ...(isDisplayable(page + name) ? [] : [{ field: 'draft_name', key: 'forbiddenCharacters' } as const]),
  ];
}

function checkLength(field: string, text: string, max: number): readonly Problem[] {
  return text.length > max ? [{ field, key: 'tooLongText', params: { max: String(max) } }] : [];
}
