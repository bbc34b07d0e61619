export { DECLARATION_KINDS, type Declaration, type KindOfDeclaration } from './declaration-kinds';
export { findDeclarationsToSign, signDeclaration } from './sign-declaration';
export { storeDeclaration, withdrawDeclarations, type DeclarationText } from './store-declaration';
