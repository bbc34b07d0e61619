export { checkDocumentDate, checkValueDate, documentDateWindow } from './dates';
export { canPayFrom, canPayHryvniaFrom, type DebitAccount } from './debit-account';
export { checkSignIn, checkSmsCode } from './sign-in';
export { checkUahPayment, type UahPaymentContext, type UahPaymentDraft } from './uah-payment';
