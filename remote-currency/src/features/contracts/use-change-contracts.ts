import { useQueryClient } from '@tanstack/react-query';
import type { ApiFailure, FieldProblem } from '@ncb/shared-kernel/api/client';
import { addContractPaper, dropContract, dropContractPaper, saveContract } from '@ncb/shared-kernel/api/contract';
import type { RequestOf } from '@ncb/shared-kernel/api/contract';
import type { ContractDraft } from '@ncb/shared-kernel/domain/rules';
import { contractKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { failedText, useIntentionKey } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** Problems of fields; null if saved; empty if another failure was shown. */
type Kept = readonly FieldProblem[] | null;

export type PaperToAdd = RequestOf<typeof addContractPaper>;

export function useChangeContracts() {
  const { api, session, notify } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentionKey();

  const readAnew = () => cache.invalidateQueries({ queryKey: contractKeys.all(session.companyRef) });
  const tell = (failure: ApiFailure) =>
    notify(
      'error',
      failedText(common, failure, (reason) => t('messages.failed', { reason })),
    );
  const problemsOf = (failure: ApiFailure): Kept => {
    if (failure.kind === 'refused' && failure.problems.length > 0) return failure.problems;
    tell(failure);
    return [];
  };

  return {
    /** @param id of the contract that is changed; null for a new one */
    async save(draft: ContractDraft, id: string | null): Promise<Kept> {
      const request = { contract: { ...draft, id } };
      const outcome = await api.call(saveContract, request, { idempotencyKey: keyFor(request) });
      if (!outcome.ok) {
        const { failure } = outcome;
        // Number, date and partner identify a contract.
        if (failure.kind === 'refused' && failure.code === 'duplicateNumber')
          return [{ field: 'contract_num', key: 'recordExists', params: {} }];
        return problemsOf(failure);
      }
      notify('success', t('messages.saved', { number: draft.number }));
      await readAnew();
      return null;
    },
    /** One by one: a contract in use stays, and a message names it. */
    async drop(ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        const outcome = await api.call(dropContract, { id });
        if (!outcome.ok) tell(outcome.failure);
      }
      await readAnew();
    },
    async addPaper(paper: PaperToAdd): Promise<Kept> {
      const outcome = await api.call(addContractPaper, paper, { idempotencyKey: keyFor(paper) });
      if (!outcome.ok) return problemsOf(outcome.failure);
      await readAnew();
      return null;
    },
    async dropPaper(id: string): Promise<void> {
      const outcome = await api.call(dropContractPaper, { id });
      if (!outcome.ok) tell(outcome.failure);
      await readAnew();
    },
  };
}
