export { DOCUMENT_ACTIONS, selectionAllows, statusAllows, type DocumentAction } from './document-actions';
export { menuAccess, type AccessMode, type MenuAccess, type MenuViewer } from './menu-access';
export { maySign, sendTransition, signTransition, unsignTransition, type Signer, type Transition } from './transitions';
