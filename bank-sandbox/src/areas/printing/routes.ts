import {
  getBankCertificate,
  getCompanyDocument,
  getExecutedPayment,
  getSignedPdf,
  issuePrintouts,
  issueStatementPrintout,
  listCompanyDocuments,
  verifyPrintout,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, forPublic, type Route } from '../../route';
import { readBankCertificate } from './read-bank-certificate';
import { readCompanyDocument, findCompanyDocuments } from './find-company-documents';
import { issueDocumentPrintouts, issueStatement } from './issue-printouts';
import { readExecutedPayment } from './read-executed-payment';
import { printSigned } from './print-signed';
import { confirmPrintout } from './confirm-printout';

export const PRINTING_ROUTES: readonly Route[] = [
  forCompany(getExecutedPayment, readExecutedPayment),
  forCompany(getSignedPdf, printSigned),
  forCompany(issuePrintouts, issueDocumentPrintouts),
  forCompany(issueStatementPrintout, issueStatement),
  forPublic(verifyPrintout, confirmPrintout),
  forCompany(getBankCertificate, readBankCertificate),
  forCompany(listCompanyDocuments, findCompanyDocuments),
  forCompany(getCompanyDocument, readCompanyDocument),
];
