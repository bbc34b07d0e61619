import {
  getBankCertificate,
  getCompanyDocument,
  getExecutedPayment,
  getSignedPdf,
  listCompanyDocuments,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { bankCertificate } from './bank-certificate';
import { companyDocumentFile, companyDocuments } from './company-documents';
import { executedPayment } from './executed-payment';
import { printSigned } from './print-signed';

export const PRINTING_ROUTES: readonly Route[] = [
  forCompany(getExecutedPayment, executedPayment),
  forCompany(getSignedPdf, printSigned),
  forCompany(getBankCertificate, bankCertificate),
  forCompany(listCompanyDocuments, companyDocuments),
  forCompany(getCompanyDocument, companyDocumentFile),
];
