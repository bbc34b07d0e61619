import { useState, type ComponentType, type ReactNode } from 'react';
import type { Deposit } from '@ncb/shared-kernel/api/contract';
import { buildPageAddress, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useCode } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure } from '@ncb/shared-kernel/ui';

export type DepositDialog = 'details' | 'contract' | 'topUp' | 'withdraw' | 'break' | 'renewal';

export interface DepositDialogProps {
  deposit: Deposit;
  onClose: () => void;
}

export interface DepositDialogs {
  open(dialog: DepositDialog, id: string): void;
  readonly element: ReactNode;
}

const PAGE = 'miDepositsMine';

/** Provides the dialogs of deposits; the details dialog is in the address, so that a link opens it. */
export function useDepositDialogs(deposits: readonly Deposit[]): DepositDialogs {
  const { navigation } = useShell();
  const { view, deposit: shownId } = readPageAddress(PAGE, navigation.parameters);
  const [chosen, setChosen] = useState<{ readonly dialog: DepositDialog; readonly id: string } | null>(null);
  const opened = chosen ?? (shownId ? { dialog: 'details' as const, id: shownId } : null);
  const deposit = opened && deposits.find(({ id }) => id === opened.id);
  const code = useCode('miDepositsMine/dialogs', loadDialogs, opened !== null);
  const Shown: ComponentType<DepositDialogProps> | undefined = opened ? code.data?.[opened.dialog] : undefined;
  const show = (id?: string) =>
    navigation.open(PAGE, buildPageAddress(PAGE, { ...(view && { view }), ...(id && { deposit: id }) }).parameters);
  return {
    open(dialog, id) {
      if (dialog === 'details') show(id);
      else setChosen({ dialog, id });
    },
    element: (
      <>
        {opened && <AnswerFailure answer={code} />}
        {Shown && deposit && <Shown deposit={deposit} onClose={() => (chosen ? setChosen(null) : show())} />}
      </>
    ),
  };
}

/** Loaded on demand: most visitors open no dialog. */
async function loadDialogs(): Promise<Readonly<Record<DepositDialog, ComponentType<DepositDialogProps>>>> {
  const { DEPOSIT_DIALOGS } = await import('./dialogs');
  return DEPOSIT_DIALOGS;
}
