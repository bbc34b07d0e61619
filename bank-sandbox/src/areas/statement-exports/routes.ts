import { getLastExports, markExported } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { lastExports, rememberExport } from './last-exports';

export const STATEMENT_EXPORT_ROUTES: readonly Route[] = [
  forCompany(getLastExports, lastExports),
  forCompany(markExported, rememberExport),
];
