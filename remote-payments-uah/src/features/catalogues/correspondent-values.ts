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
  phone: '',
};

export function toCorrespondentDraft(row: Correspondent): CorrespondentDraft {
  const { code, name, iban, isResident, hasCode, maximum, phone } = row;
  return { code, name, iban, isResident, hasCode, maximum: maximum ?? '', phone };
}

export function tidyCorrespondent(typed: CorrespondentDraft): CorrespondentDraft {
  const maximum = parseAmount(typed.maximum);
  return {
    ...normaliseCorrespondent(typed),
    name: tidyLine(typed.name),
    maximum: maximum.ok ? maximum.amount : typed.maximum.trim(),
  };
}

export function toCorrespondentRow(draft: CorrespondentDraft): NewRow<Correspondent> {
  return { ...draft, maximum: draft.maximum || null };
}

/** Returns account and code; null until both are valid. */
export function toCorrespondentPair(draft: CorrespondentDraft): ReceiverPair | null {
  const isWrong = checkCorrespondent(draft).some(({ field }) => field === 'iban' || field === 'code');
  return isWrong ? null : { account: draft.iban, code: draft.code };
}
