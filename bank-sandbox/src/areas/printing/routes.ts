import {
  getBankCertificate,
  getCompanyDocument,
  getExecutedPayment,
  getSignedPdf,
  listCompanyDocuments,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { readBankCertificate } from './read-bank-certificate';
import { readCompanyDocument, findCompanyDocuments } from './find-company-documents';
import { readExecutedPayment } from './read-executed-payment';
import { printSigned } from './print-signed';

export const PRINTING_ROUTES: readonly Route[] = [
  forCompany(getExecutedPayment, readExecutedPayment),
  forCompany(getSignedPdf, printSigned),
  forCompany(getBankCertificate, readBankCertificate),
  forCompany(listCompanyDocuments, findCompanyDocuments),
  forCompany(getCompanyDocument, readCompanyDocument),
];
