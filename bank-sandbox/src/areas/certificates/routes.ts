import {
  cancelCertificateRequest,
  changeCertificateStatus,
  listCertificateRequests,
  listCertificates,
  renewCertificate,
  requestCertificate,
  uploadCertificate,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { cancelRequest } from './cancel-request';
import { changeStatus } from './change-status';
import { findCertificates } from './find-certificates';
import { findOwnRequests } from './find-own-requests';
import { requestRenewal } from './request-renewal';
import { submitRequest } from './submit-request';
import { registerCertificate } from './register-certificate';

export const CERTIFICATE_ROUTES: readonly Route[] = [
  forCompany(listCertificates, findCertificates),
  forCompany(changeCertificateStatus, changeStatus),
  forCompany(uploadCertificate, registerCertificate),
  forCompany(requestCertificate, submitRequest),
  forCompany(listCertificateRequests, findOwnRequests),
  forCompany(cancelCertificateRequest, cancelRequest),
  forCompany(renewCertificate, requestRenewal),
];
