export { ACCOUNT_CALLS } from './account-calls';
export { IDENTITY_CALLS } from './identity-calls';
export { PAYMENT_CALLS } from './payment-calls';
export { SIGNING_CALLS } from './signing-calls';
export { anyStringMap, anyText, filledText } from './generators';
export { throughForm, throughJson } from './wire';
