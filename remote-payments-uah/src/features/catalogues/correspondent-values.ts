import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkCorrespondent, normaliseCorrespondent, type CorrespondentDraft } from '@ncb/shared-kernel/domain/rules';
import type { ReceiverPair } from '@ncb/shared-kernel/queries';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import type { NewRow } from './catalogue';

export const EMPTY_CORRESPONDENT: CorrespondentDraft = {
  code: '',
  name: '',
  iban: '',
  isResident: true,
  hasCode: true,
  maximum: '',
};

/** What is typed of a stored row. */
export function draftOfCorrespondent(row: Correspondent): CorrespondentDraft {
  const { code, name, iban, isResident, hasCode, maximum } = row;
  return { code, name, iban, isResident, hasCode, maximum: maximum ?? '' };
}

/** What is checked and kept of what is typed. */
export function tidyCorrespondent(typed: CorrespondentDraft): CorrespondentDraft {
  const maximum = parseAmount(typed.maximum);
  return {
    ...normaliseCorrespondent(typed),
    name: tidyLine(typed.name),
    maximum: maximum.ok ? maximum.amount : typed.maximum.trim(),
  };
}

/** A row without a mistake, for the bank. */
export function rowOfCorrespondent(draft: CorrespondentDraft): NewRow<Correspondent> {
  return { ...draft, maximum: draft.maximum || null };
}

/** Builds the pair that the bank compares; null until account and code are valid. */
export function pairOfCorrespondent(draft: CorrespondentDraft): ReceiverPair | null {
  const isWrong = checkCorrespondent(draft).some(({ field }) => field === 'IBAN' || field === 'CODE');
  return isWrong ? null : { account: draft.iban, code: draft.code };
}
