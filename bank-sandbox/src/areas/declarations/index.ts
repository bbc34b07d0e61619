export { findDeclarationsToSign, signDeclaration } from './sign-declaration';
