export { DECLARATION_KINDS, type Declaration, type KindOfDeclaration } from './declaration-kinds';
export { declarationsToSign, signDeclaration } from './sign-declaration';
export { storeDeclaration, withdrawDeclarations, type DeclarationText } from './store-declaration';
