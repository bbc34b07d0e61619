import { useApprovalNeed, type ApprovalQuestion } from '../../queries';
import { useSettled } from '../../ui';

/** Reads what the approval policy demands of a payment, asked once typing pauses; undefined until it is known. */
export function useSettledNeed(question: ApprovalQuestion | null) {
  // As text: questions of the same values are one.
  const settled = JSON.parse(useSettled(JSON.stringify(question))) as ApprovalQuestion | null;
  return useApprovalNeed(settled).data;
}
