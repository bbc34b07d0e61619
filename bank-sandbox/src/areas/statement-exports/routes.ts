import {
  getLastExports,
  getPreparedStatement,
  getRegularStatements,
  markExported,
  setRegularStatements,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { lastExports, rememberExport } from './last-exports';
import { preparedFile, regularStatements, setUpRegularStatements } from './regular-statements';

export const STATEMENT_EXPORT_ROUTES: readonly Route[] = [
  forCompany(getLastExports, lastExports),
  forCompany(markExported, rememberExport),
  forCompany(getRegularStatements, regularStatements),
  forCompany(setRegularStatements, setUpRegularStatements),
  forCompany(getPreparedStatement, preparedFile),
];
