export { getApprovedTransition, type ApprovalSigner, type ApprovalState } from './approved-transition';
export { canSign, type Signer, isNextSigner, type NextSigner, type WithNextSigners } from './can-sign';
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
  seesPayrolls,
  seesSalaries,
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
export { canPrint, canPrintSigned, hasSwiftMessage, isForSwift } from './can-print';
export { canCreatePayment, canBecomeTemplate } from './can-create-payment';
export {
  getRecallTransition,
  getSendTransition,
  getSignTransition,
  getUndoSendTransition,
  getUnsignTransition,
  isHalfSigned,
} from './transitions';
export type { Transition } from './transition-table';
export { getNextAction } from './get-next-action';
