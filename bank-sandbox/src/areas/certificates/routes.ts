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
import { certificates } from './list-certificates';
import { ownRequests } from './list-requests';
import { renew } from './renew-certificate';
import { request } from './request-certificate';
import { upload } from './upload-certificate';

export const CERTIFICATE_ROUTES: readonly Route[] = [
  forCompany(listCertificates, certificates),
  forCompany(changeCertificateStatus, changeStatus),
  forCompany(uploadCertificate, upload),
  forCompany(requestCertificate, request),
  forCompany(listCertificateRequests, ownRequests),
  forCompany(cancelCertificateRequest, cancelRequest),
  forCompany(renewCertificate, renew),
];
