export { getAllowedActions, getSelectionActions, WORKFLOW_ACTIONS } from './get-allowed-actions';
export type { ActionContext, WorkflowAction } from './get-allowed-actions';
export { canDelete, type Deleter } from './can-delete';
export { DOCUMENT_ACTIONS, selectionAllows, statusAllows, type DocumentAction } from './document-actions';
export {
  canEnterPages,
  getMenuAccess,
  modeOffers,
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
  waitsForUser,
  type ListedDocument,
  type SigningUser,
} from './own-documents';
export { seesPayrolls, seesSalaries } from './payroll-access';
export { canPrint, canPrintSigned, hasSwiftMessage, isForSwift } from './can-print';
export { canCreatePayment } from './can-create-payment';
export { canBecomeTemplate } from './can-become-template';
export {
  bankTransition,
  changeTransition,
  canSign,
  recallTransition,
  saveTransition,
  sendTransition,
  signTransition,
  unsignTransition,
  type Signer,
} from './transitions';
export { STEPS, type StepName, type Transition } from './transition-table';
export { getNextAction } from './get-next-action';
