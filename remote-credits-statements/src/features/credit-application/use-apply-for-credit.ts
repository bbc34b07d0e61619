import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import { applyForCredit } from '@ncb/shared-kernel/api/contract';
import type { CreditApplicationDraft } from '@ncb/shared-kernel/domain/rules';
import { ApplicationKind } from '@ncb/shared-kernel/domain/vocabulary';
import { depositKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { formatFailure, useIdempotencyKey } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

export function useApplyForCredit() {
  const { api, session, notify } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  const refresh = () =>
    cache.invalidateQueries({ queryKey: depositKeys.applications(session.companyRef, ApplicationKind.credit) });
  return {
    isBusy,
    /** @returns null when sent, else the fields' problems; an empty list after another failure, which was shown */
    async send(draft: CreditApplicationDraft): Promise<readonly FieldProblem[] | null> {
      setBusy(true);
      const outcome = await api.call(applyForCredit, draft, { idempotencyKey: keyFor(draft) });
      setBusy(false);
      if (outcome.ok) {
        notify('success', t('creditsGet.form.applied', { number: outcome.value.id }));
        await refresh();
        return null;
      }
      const { failure } = outcome;
      if (failure.kind === 'refused' && failure.problems.length > 0) return failure.problems;
      notify(
        'error',
        formatFailure(common, failure, (reason) => t('creditsGet.form.failed', { reason })),
      );
      return [];
    },
  };
}
