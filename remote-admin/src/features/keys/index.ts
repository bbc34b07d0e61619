export { findOwnKey, type KeyRow } from './build-key-rows';
export { canAddKey } from './get-next-key-action';
export { KeyQuestion, LostKeyDialog, NewKeyDialog, type ConfirmedKeyAction } from './KeyDialogs';
export { KeyList } from './KeyList';
export { default as keyStyles } from './keys.module.css';
export { OwnKey } from './OwnKey';
export { useKeys } from './use-keys';
export { useNewKey, type RunAction } from './use-new-key';
export { usePrintCertificate } from './use-print-certificate';
