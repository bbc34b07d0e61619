import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { addTemplate, listTemplates, updateTemplate, writeUahTemplate } from '@ncb/shared-kernel/api/contract';
import type { UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { failureText, type ShownProblem } from '@ncb/shared-kernel/ui';
import { toSave } from '../payment';
import { templatesKey } from './template-keys';

export interface SaveTemplate {
  readonly isBusy: boolean;
  /** What the bank says of the name; `alreadyExists` asks whether to replace. */
  readonly problem: ShownProblem | null;
  forget(): void;
  add(name: string): Promise<void>;
  /** Replaces the template of that name. */
  replace(name: string): Promise<void>;
}

/** Keeps a payment as a template; a name that exists is a question, not a failure. Source: spec 2 §4, §5 */
export function useSaveTemplate(draft: UahPaymentDraft, onSaved: () => void): SaveTemplate {
  const { api, session, notify } = useShell();
  const { t } = useTranslation('payments-uah');
  const { t: common } = useTranslation('kernel');
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ShownProblem | null>(null);

  const contentOf = (name: string) => ({
    name,
    type: DocumentType.uahPayment,
    currencyCode: UAH.code,
    amount: draft.amount,
    receiverName: draft.receiverName,
    receiverAccount: draft.creditIban,
    data: writeUahTemplate({ id: null, ...toSave(draft) }),
  });

  const told = (failure: ApiFailure) => {
    const [first] = failure.kind === 'refused' ? failure.problems : [];
    if (first?.field === 'template_name') setProblem(first);
    else notify('error', failureText(common, failure));
  };

  const saved = async () => {
    notify('success', t('form.templates.saved'));
    await cache.invalidateQueries({ queryKey: templatesKey(session.companyRef) });
    onSaved();
  };

  const whileBusy = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    problem,
    forget: () => setProblem(null),
    add: (name) =>
      whileBusy(async () => {
        const outcome = await api.call(addTemplate, contentOf(name));
        if (outcome.ok) await saved();
        else told(outcome.failure);
      }),
    replace: (name) =>
      whileBusy(async () => {
        const list = await api.call(listTemplates, {});
        if (!list.ok) return told(list.failure);
        const known = list.value.templates.find((row) => row.name === name);
        const outcome = known
          ? await api.call(updateTemplate, { id: known.id, ...contentOf(name) })
          : // Somebody has deleted it since: then the name is free.
            await api.call(addTemplate, contentOf(name));
        return outcome.ok ? saved() : told(outcome.failure);
      }),
  };
}
