import { ACCOUNT_ROUTES } from '../areas/accounts/routes';
import { ACTION_JOURNAL_ROUTES } from '../areas/action-journal/routes';
import { APPLICATION_ROUTES } from '../areas/applications/routes';
import { BANK_ROUTES } from '../areas/banks/routes';
import { CATALOGUE_ROUTES } from '../areas/catalogues/routes';
import { CONTRACT_ROUTES } from '../areas/contracts/routes';
import { CREDIT_ROUTES } from '../areas/credits/routes';
import { CURRENCY_ROUTES } from '../areas/currency/routes';
import { TRACKING_ROUTES } from '../areas/tracking/routes';
import { DEPOSIT_ROUTES } from '../areas/deposits/routes';
import { CERTIFICATE_ROUTES } from '../areas/certificates/routes';
import { DOCUMENT_ROUTES } from '../areas/documents/routes';
import { EMPLOYEE_ROUTES } from '../areas/employees/routes';
import { EVENT_ROUTES } from '../areas/events/routes';
import { INSTANT_ROUTES } from '../areas/instant/routes';
import { DRAFT_ROUTES } from '../areas/drafts/routes';
import { FEE_ROUTES } from '../areas/fees/routes';
import { IDENTITY_ROUTES } from '../areas/identity/routes';
import { MAIL_ROUTES } from '../areas/mail/routes';
import { ORGANISATION_ROUTES } from '../areas/organisation/routes';
import { PASSKEY_ROUTES } from '../areas/passkeys/routes';
import { PAYMENT_ROUTES } from '../areas/payments/routes';
import { PAYMENT_RULES_ROUTES } from '../areas/payment-rules/routes';
import { PAYROLL_ROUTES } from '../areas/payroll/routes';
import { PRINTING_ROUTES } from '../areas/printing/routes';
import { RATE_ROUTES } from '../areas/rates/routes';
import { RECEIVER_ROUTES } from '../areas/receivers/routes';
import { REGISTRATION_ROUTES } from '../areas/registration/routes';
import { SETTINGS_ROUTES } from '../areas/settings/routes';
import { SIGNING_ROUTES } from '../areas/signing/routes';
import { SUPPORT_ROUTES } from '../areas/support/routes';
import { STATEMENT_EXPORT_ROUTES } from '../areas/statement-exports/routes';
import { STATEMENT_ROUTES } from '../areas/statement/routes';
import { SUPPORTING_ROUTES } from '../areas/supporting-documents/routes';
import { TURNOVER_ROUTES } from '../areas/turnovers/routes';
import { TEMPLATE_ROUTES } from '../areas/templates/routes';
import { USER_ROUTES } from '../areas/users/routes';
import type { Route } from '../route';

export const ROUTES: readonly Route[] = [
  ...IDENTITY_ROUTES,
  ...PASSKEY_ROUTES,
  ...SETTINGS_ROUTES,
  ...REGISTRATION_ROUTES,
  ...USER_ROUTES,
  ...CERTIFICATE_ROUTES,
  ...BANK_ROUTES,
  ...RATE_ROUTES,
  ...CATALOGUE_ROUTES,
  ...TEMPLATE_ROUTES,
  ...DRAFT_ROUTES,
  ...ACCOUNT_ROUTES,
  ...CONTRACT_ROUTES,
  ...DEPOSIT_ROUTES,
  ...APPLICATION_ROUTES,
  ...MAIL_ROUTES,
  ...ORGANISATION_ROUTES,
  ...ACTION_JOURNAL_ROUTES,
  ...SUPPORT_ROUTES,
  ...CREDIT_ROUTES,
  ...DOCUMENT_ROUTES,
  ...SUPPORTING_ROUTES,
  ...EMPLOYEE_ROUTES,
  ...EVENT_ROUTES,
  ...INSTANT_ROUTES,
  ...PAYMENT_ROUTES,
  ...PAYMENT_RULES_ROUTES,
  ...RECEIVER_ROUTES,
  ...PRINTING_ROUTES,
  ...PAYROLL_ROUTES,
  ...CURRENCY_ROUTES,
  ...TRACKING_ROUTES,
  ...FEE_ROUTES,
  ...SIGNING_ROUTES,
  ...STATEMENT_ROUTES,
  ...STATEMENT_EXPORT_ROUTES,
  ...TURNOVER_ROUTES,
];
