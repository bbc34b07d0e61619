/** Groups of the main menu with their pages. Source: docs/requirements/shell-accounts-admin.md#menu-groups. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  miAccounts: ['miAccountsAll', 'miAccountsBilling'],
  miPmtUah: ['miPmtUahNew', 'miPmtJournal', 'miTemplatesPmtUah', 'miImpex'],
  miPmtCur: [
    'miPmtCurContracts',
    'miPmtCurNew',
    'miPmtCurNewBuy',
    'miPmtCurNewSale',
    'miPmtCurNewConvert',
    'miTemplatesPmtCur',
    'miPmtCurImport',
  ],
  miCredits: ['miCreditsAccounts', 'miCreditsDeals', 'miCreditsMine', 'miCreditsGet'],
  miDeposits: ['miDepositsMine', 'miDepositsGet'],
  miSalary: ['miPayrolls', 'miEmployees'],
  miSettings: [
    'miSettingsKeys',
    'miSettingsUsers',
    'miSettingsLimits',
    'miSettingsActionsJournal',
    'miSettingsAddCompany',
    'miSettingsDocs',
  ],
};

export function getMenuGroup(page: string): string {
  const group = Object.keys(GROUPS).find((code) => GROUPS[code]?.includes(page));
  if (!group) throw new Error(`no group of the main menu has ${page}`);
  return group;
}
