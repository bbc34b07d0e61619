export { findPayees, type PayeeSuggestion } from './find-payees';
export { PayeeCard, type PayeeCardProps } from './PayeeCard';
export { PayeeField, type PayeeFieldProps } from './PayeeField';
export { receiverTexts } from './texts';
export { parseTypedPayee, type TypedPayee } from './parse-typed-payee';
