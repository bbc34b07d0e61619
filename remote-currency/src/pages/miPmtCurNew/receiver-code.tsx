import { useState } from 'react';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { loadCode } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { Waiting } from '@ncb/shared-kernel/ui';
import { loadWholeCheck } from '../../features/payment';
import { useTexts } from '../../texts';

/** Whoever begins a payment does not wait for what its second step shows. */
export const ReceiverStep = onDemand('miPmtCurNew/receiver', loadStep, <Waiting rows={8} hasTitle />);

export interface ReceiverCode {
  readonly isComing: boolean;
  /** True once the step and its rules are there; a download that fails is told, and the next press tries again. */
  bring(): Promise<boolean>;
}

/** Nobody gets to the second step before its rules: what is wrong there would be taken for right. */
export function useReceiverStep(): ReceiverCode {
  const { notify } = useShell();
  const { common } = useTexts();
  const [isComing, setComing] = useState(false);
  return {
    isComing,
    async bring() {
      setComing(true);
      try {
        await Promise.all([loadCode(loadStep), loadWholeCheck()]);
        return true;
      } catch {
        // `loadCode` has written down why.
        notify('error', common('common.loadFailed'));
        return false;
      } finally {
        setComing(false);
      }
    },
  };
}

async function loadStep() {
  const { ReceiverStep: Step } = await import('./ReceiverStep');
  return Step;
}
