import { useState } from 'react';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { loadCode } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { Waiting } from '@ncb/shared-kernel/ui';
import { loadFullCheck } from '../../features/payment';
import { useTexts } from '../../texts';

export const BeneficiaryStep = onDemand('miPmtCurNew/receiver', loadStep, <Waiting rows={8} hasTitle />);

interface BeneficiaryStepLoader {
  readonly isLoading: boolean;
  /** True once loaded; a failure is shown, and the next press tries again. */
  load(): Promise<boolean>;
}

/** Loads the step with its rules: otherwise its problems would be missed. */
export function useBeneficiaryStep(): BeneficiaryStepLoader {
  const { notify } = useShell();
  const { common } = useTexts();
  const [isLoading, setComing] = useState(false);
  return {
    isLoading,
    async load() {
      setComing(true);
      try {
        await Promise.all([loadCode(loadStep), loadFullCheck()]);
        return true;
      } catch {
        notify('error', common('common.loadFailed'));
        return false;
      } finally {
        setComing(false);
      }
    },
  };
}

async function loadStep() {
  const { BeneficiaryStep: Step } = await import('./BeneficiaryStep');
  return Step;
}
