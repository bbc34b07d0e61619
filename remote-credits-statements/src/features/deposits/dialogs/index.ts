import type { ComponentType } from 'react';
import type { DepositDialog, DepositDialogProps } from '../use-deposit-dialogs';
import { BreakDialog } from './BreakDialog';
import { ContractDialog } from './ContractDialog';
import { DepositDetails } from './DepositDetails';
import { RenewalDialog } from './RenewalDialog';
import { TopUpDialog } from './TopUpDialog';
import { WithdrawDialog } from './WithdrawDialog';

export const DEPOSIT_DIALOGS: Readonly<Record<DepositDialog, ComponentType<DepositDialogProps>>> = {
  details: DepositDetails,
  contract: ContractDialog,
  topUp: TopUpDialog,
  withdraw: WithdrawDialog,
  break: BreakDialog,
  renewal: RenewalDialog,
};
