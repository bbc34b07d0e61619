import { getStatement, listStatementCategories, setStatementCategory } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { chosenCategories, chooseCategory } from './categories';
import { statement } from './get-statement';

export const STATEMENT_ROUTES: readonly Route[] = [
  forCompany(getStatement, statement),
  forCompany(listStatementCategories, chosenCategories),
  forCompany(setStatementCategory, chooseCategory),
];
