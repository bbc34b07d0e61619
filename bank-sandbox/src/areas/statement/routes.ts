import { getStatement, listStatementCategories, setStatementCategory } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { findCategories, storeCategory } from './statement-categories';
import { answerStatement } from './read-statement';

export const STATEMENT_ROUTES: readonly Route[] = [
  forCompany(getStatement, answerStatement),
  forCompany(listStatementCategories, findCategories),
  forCompany(setStatementCategory, storeCategory),
];
