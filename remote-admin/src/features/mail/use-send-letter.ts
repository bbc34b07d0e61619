import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { prepareLetter, sendLetter } from '@ncb/shared-kernel/api/contract';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import type { MailDraft } from '@ncb/shared-kernel/domain/rules';
import { DECLARATION } from '@ncb/shared-kernel/domain/vocabulary';
import { mailKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { formatFailure, useIdempotencyKey } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

export type SendingWay = 'plain' | 'signed';

/**
 * Sends a letter, plain or signed.
 * @param onRefused called with the bank's refusal
 */
export function useSendLetter(onRefused: (failure: ApiFailure) => void) {
  const { api, session, notify, sign } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [busy, setBusy] = useState<SendingWay | null>(null);
  const [isSent, setSent] = useState(false);

  const failed = (failure: ApiFailure): false => {
    notify(
      'error',
      formatFailure(common, failure, (reason) => t('mail.sendFailed', { reason })),
    );
    onRefused(failure);
    return false;
  };
  const sendPlain = async (letter: MailDraft): Promise<boolean> => {
    const outcome = await api.call(sendLetter, { letter }, { idempotencyKey: keyFor(letter) });
    return outcome.ok || failed(outcome.failure);
  };
  const sendSigned = async (letter: MailDraft): Promise<boolean> => {
    const outcome = await api.call(prepareLetter, { letter });
    if (!outcome.ok) return failed(outcome.failure);
    const { declarationId } = outcome.value;
    const { signed } = await sign([{ id: declarationId, type: DECLARATION }]);
    return signed.includes(declarationId);
  };

  return {
    busy,
    isSent,
    async send(letter: MailDraft, way: SendingWay) {
      setBusy(way);
      const wasSent = way === 'signed' ? await sendSigned(letter) : await sendPlain(letter);
      setBusy(null);
      if (!wasSent) return;
      notify('success', t('mail.sentDone'));
      void cache.invalidateQueries({ queryKey: mailKeys.all(session.companyRef) });
      setSent(true);
    },
  };
}
