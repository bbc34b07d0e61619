import { loadCode, useCode } from '@ncb/shared-kernel/queries';

/** Loads the fields of a payment to the budget, which few payments need. */
export const useBudgetCode = (isBudget: boolean) => useCode('miPmtUahNew/budget', loadBudget, isBudget);

const loadBudget = () => loadCode(() => import('./BudgetPurpose'));
