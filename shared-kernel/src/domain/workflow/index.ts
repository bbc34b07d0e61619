export { getApprovedTransition, type ApprovalSigner, type ApprovalState } from './approved-transition';
export { canSign, type Signer } from './can-sign';
export { getAllowedActions, WORKFLOW_ACTIONS } from './get-allowed-actions';
export type { ActionContext, WorkflowAction } from './get-allowed-actions';
export { canDelete, type Deleter } from './can-delete';
export { DOCUMENT_ACTIONS, isAllowedInStatus, type DocumentAction } from './document-actions';
export {
  canEnterPages,
  getMenuAccess,
  isOfferedInMode,
  getClosedPages,
  type AccessMode,
  type MenuAccess,
  type MenuViewer,
} from './menu-access';
export {
  hasInstruction,
  hasPrintout,
  isOwn,
  filterWaitingForUser,
  isWaitingForUser,
  type ListedDocument,
  type SigningUser,
} from './own-documents';
export { seesPayrolls, seesSalaries } from './payroll-access';
export { canPrint, canPrintSigned, hasSwiftMessage, isForSwift } from './can-print';
export { canCreatePayment } from './can-create-payment';
export { canBecomeTemplate } from './can-become-template';
export {
  getRecallTransition,
  getSendTransition,
  getSignTransition,
  getUndoSendTransition,
  getUnsignTransition,
  isHalfSigned,
} from './transitions';
export type { Transition } from './transition-table';
export { isNextSigner, type NextSigner, type WithNextSigners } from './next-signers';
export { getNextAction } from './get-next-action';
