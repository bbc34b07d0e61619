import { summariseDraft, unpackDraft, type Draft } from '@ncb/shared-kernel/api/contract';
import { toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { formatAmount, parseAmount } from '@ncb/shared-kernel/domain/money';
import { useShell } from '@ncb/shared-kernel/remote-contract';

export interface DraftSummary {
  readonly form: string;
  readonly receiver: string;
  readonly sum: string;
  readonly what: string;
  readonly when: string;
}

export function useDraftSummary(): (draft: Draft) => DraftSummary {
  const { language } = useShell();
  return ({ name, page, data, saved }) => {
    const { receiver, amount } = summariseDraft(unpackDraft(data)?.content);
    const parsed = parseAmount(amount);
    const sum = parsed.ok ? formatAmount(parsed.amount, language) : amount;
    const form = name || page;
    return { form, receiver, sum, what: [form, receiver, sum].filter(Boolean).join(', '), when: toDottedMoment(saved) };
  };
}
