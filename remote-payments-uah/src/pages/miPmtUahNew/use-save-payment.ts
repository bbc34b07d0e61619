import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import { savePayment } from '@ncb/shared-kernel/api/contract';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { keysTouchedByDocuments } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '@ncb/shared-kernel/ui';
import { useKeepInCatalogues } from '../../features/catalogue-choice/use-keep-in-catalogues';
import { toDraft, toSave, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

export interface SavePayment {
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  /** Saves; gives what the bank found wrong with single fields, and tells the user everything else. */
  run(values: PaymentValues): Promise<readonly FieldProblem[]>;
}

export interface PaymentToStore {
  /** Null for a new payment. */
  readonly id: string | null;
  /** The request for currency that it brings the hryvnias for. */
  readonly requestId: string | null;
}

/** Saves a payment exactly once, however often the button is pressed or the network fails. */
export function useSavePayment({ id, requestId }: PaymentToStore): SavePayment {
  const { api, session, notify, refreshSession } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();
  const keepInCatalogues = useKeepInCatalogues();
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const attempt = useRef({ content: '', key: '' });

  /** The key of an unanswered attempt is used again for the same content; other content is another intention. */
  const keyFor = (content: string) => {
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    return attempt.current.key;
  };

  const store = async (values: PaymentValues): Promise<readonly FieldProblem[]> => {
    const request = { type: DocumentType.uahPayment, payment: { id, ...toSave(toDraft(values), requestId) } };
    const outcome = await api.call(savePayment, request, { idempotencyKey: keyFor(JSON.stringify(request)) });
    if (outcome.ok) {
      notify('success', t('form.saved', { number: values.number.trim() }));
      refreshSession();
      await Promise.all([
        keepInCatalogues(values),
        ...keysTouchedByDocuments(session.companyRef).map((queryKey) => cache.invalidateQueries({ queryKey })),
      ]);
      setSaved(true);
      return [];
    }
    notify('error', failureText(common, outcome.failure));
    if (outcome.failure.kind !== 'refused') return [];
    // The number is the one thing that a duplicate can be cured with.
    if (outcome.failure.code === 'duplicateNumber') return [{ field: 'pmt_num', key: 'duplicateNumber', params: {} }];
    return outcome.failure.problems;
  };

  return {
    isBusy,
    isSaved,
    async run(values) {
      setBusy(true);
      try {
        return await store(values);
      } finally {
        setBusy(false);
      }
    },
  };
}
