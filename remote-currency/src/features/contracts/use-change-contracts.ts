import { useQueryClient } from '@tanstack/react-query';
import type { ApiFailure, FieldProblem } from '@ncb/shared-kernel/api/client';
import { addContractPaper, dropContract, dropContractPaper, saveContract } from '@ncb/shared-kernel/api/contract';
import type { RequestOf } from '@ncb/shared-kernel/api/contract';
import type { ContractDraft } from '@ncb/shared-kernel/domain/rules';
import { contractKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { formatFailure, useIdempotencyKey } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** Problems of fields; null if saved; empty if another failure was shown. */
type SaveProblems = readonly FieldProblem[] | null;

export type PaperToAdd = RequestOf<typeof addContractPaper>;

export function useChangeContracts() {
  const { api, session, notify } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();
  const keyFor = useIdempotencyKey();

  const reload = () => cache.invalidateQueries({ queryKey: contractKeys.all(session.companyRef) });
  const showFailure = (failure: ApiFailure) =>
    notify(
      'error',
      formatFailure(common, failure, (reason) => t('messages.failed', { reason })),
    );
  const getProblems = (failure: ApiFailure): SaveProblems => {
    if (failure.kind === 'refused' && failure.problems.length > 0) return failure.problems;
    showFailure(failure);
    return [];
  };

  return {
    /** @param id of the contract that is changed; null for a new one */
    async save(draft: ContractDraft, id: string | null): Promise<SaveProblems> {
      const request = { contract: { ...draft, id } };
      const outcome = await api.call(saveContract, request, { idempotencyKey: keyFor(request) });
      if (!outcome.ok) {
        const { failure } = outcome;
        // Number, date and partner identify a contract.
        if (failure.kind === 'refused' && failure.code === 'duplicateNumber')
          return [{ field: 'number', key: 'recordExists', params: {} }];
        return getProblems(failure);
      }
      notify('success', t('messages.saved', { number: draft.number }));
      await reload();
      return null;
    },
    /** One by one: a contract in use stays, and a message names it. */
    async drop(ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        const outcome = await api.call(dropContract, { id });
        if (!outcome.ok) showFailure(outcome.failure);
      }
      await reload();
    },
    async addPaper(paper: PaperToAdd): Promise<SaveProblems> {
      const outcome = await api.call(addContractPaper, paper, { idempotencyKey: keyFor(paper) });
      if (!outcome.ok) return getProblems(outcome.failure);
      await reload();
      return null;
    },
    async dropPaper(id: string): Promise<void> {
      const outcome = await api.call(dropContractPaper, { id });
      if (!outcome.ok) showFailure(outcome.failure);
      await reload();
    },
  };
}
