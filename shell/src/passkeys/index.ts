export type { AuthenticatorFailure } from './authenticator';
export { addPasskeyTexts, usePasskeyTexts } from './texts';
export const loadPasskeysDialog = () => import(/* webpackChunkName: "passkeys" */ './PasskeysDialog');
export const loadPasskeySignIn = () => import(/* webpackChunkName: "passkey-sign-in" */ './sign-in-by-passkey');
