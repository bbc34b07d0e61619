import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import { savePayment } from '@ncb/shared-kernel/api/contract';
import type { UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { keysTouchedByDocuments, useShell } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '@ncb/shared-kernel/ui';
import { toSave } from '../../features/documents/to-save';

export interface SavePayment {
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  /** Saves; gives what the bank found wrong with single fields, and tells the user everything else. */
  run(draft: UahPaymentDraft): Promise<readonly FieldProblem[]>;
}

/** Saves a payment exactly once, however often the button is pressed or the network fails. */
export function useSavePayment(id: string | null): SavePayment {
  const { api, session, notify, refreshSession } = useShell();
  const { t } = useTranslation('payments-uah');
  const { t: common } = useTranslation('kernel');
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const attempt = useRef({ content: '', key: '' });

  /** The key of an unanswered attempt is used again for the same content; other content is another intention. */
  const keyFor = (content: string) => {
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    return attempt.current.key;
  };

  return {
    isBusy,
    isSaved,
    async run(draft) {
      setBusy(true);
      const request = { type: DocumentType.uahPayment, payment: { id, ...toSave(draft) } };
      const outcome = await api.call(savePayment, request, { idempotencyKey: keyFor(JSON.stringify(request)) });
      setBusy(false);
      if (outcome.ok) {
        notify('success', t('form.saved', { number: draft.number }));
        refreshSession();
        await Promise.all(
          keysTouchedByDocuments(session.companyRef).map((queryKey) => cache.invalidateQueries({ queryKey })),
        );
        setSaved(true);
        return [];
      }
      notify('error', failureText(common, outcome.failure));
      if (outcome.failure.kind !== 'refused') return [];
      // The number is the one thing that a duplicate can be cured with.
      if (outcome.failure.code === 'duplicateNumber') return [{ field: 'pmt_num', key: 'duplicateNumber', params: {} }];
      return outcome.failure.problems;
    },
  };
}
