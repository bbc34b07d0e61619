export { allowedActions, allowedForSelection, WORKFLOW_ACTIONS } from './allowed-actions';
export type { ActionQuestion, WorkflowAction } from './allowed-actions';
export { mayDelete, type Deleter } from './delete-right';
export { DOCUMENT_ACTIONS, selectionAllows, statusAllows, type DocumentAction } from './document-actions';
export {
  canEnterPages,
  menuAccess,
  modeOffers,
  pagesKeptFrom,
  type AccessMode,
  type MenuAccess,
  type MenuViewer,
} from './menu-access';
export {
  hasInstruction,
  hasPaper,
  isOwn,
  waitingForUser,
  waitsForUser,
  type ListedDocument,
  type SigningUser,
} from './own-documents';
export { seesPayrolls, seesSalaries } from './payroll-access';
export { canPrint, canPrintSigned, hasSwiftMessage, isForSwift } from './print-right';
export { canCreatePayment } from './request-payments';
export { canBecomeTemplate } from './template-right';
export {
  bankTransition,
  changeTransition,
  maySign,
  recallTransition,
  saveTransition,
  sendTransition,
  signTransition,
  unsignTransition,
  type Signer,
} from './transitions';
export { STEPS, type StepName, type Transition } from './transition-table';
export { waitsFor } from './waits-for';
