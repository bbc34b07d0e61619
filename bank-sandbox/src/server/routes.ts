import { ACCOUNT_ROUTES } from '../areas/accounts/routes';
import { BANK_ROUTES } from '../areas/banks/routes';
import { DOCUMENT_ROUTES } from '../areas/documents/routes';
import { IDENTITY_ROUTES } from '../areas/identity/routes';
import { PAYMENT_ROUTES } from '../areas/payments/routes';
import { SIGNING_ROUTES } from '../areas/signing/routes';
import type { Route } from '../route';

/** Every call the bank answers. */
export const ROUTES: readonly Route[] = [
  ...IDENTITY_ROUTES,
  ...BANK_ROUTES,
  ...ACCOUNT_ROUTES,
  ...DOCUMENT_ROUTES,
  ...PAYMENT_ROUTES,
  ...SIGNING_ROUTES,
];
