export { AccountMenu } from './AccountMenu';
export { useCopyIban } from './use-copy-iban';
export { useIsFavourite, useToggleFavourite } from './use-favourite';
