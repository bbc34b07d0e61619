import {
  getLastExports,
  getPreparedStatement,
  getRegularStatements,
  markExported,
  setRegularStatements,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { findLastExports, storeExportMark } from './find-last-exports';
import { readPreparedFile, readRegularStatements, storeRegularStatements } from './regular-statements';

export const STATEMENT_EXPORT_ROUTES: readonly Route[] = [
  forCompany(getLastExports, findLastExports),
  forCompany(markExported, storeExportMark),
  forCompany(getRegularStatements, readRegularStatements),
  forCompany(setRegularStatements, storeRegularStatements),
  forCompany(getPreparedStatement, readPreparedFile),
];
