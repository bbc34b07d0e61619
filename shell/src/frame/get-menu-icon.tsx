import {
  AppstoreOutlined,
  BankOutlined,
  BookOutlined,
  GlobalOutlined,
  HomeOutlined,
  MailOutlined,
  SafetyOutlined,
  SendOutlined,
  SettingOutlined,
  SwapOutlined,
  TeamOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { TODAY_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import type { MenuItem } from './menu-model';

const MENU_ICONS: Readonly<Record<string, ReactNode>> = {
  [TODAY_PAGE]: <HomeOutlined />,
  miAccounts: <WalletOutlined />,
  miTurnovers: <SwapOutlined />,
  miPmtUah: <SendOutlined />,
  miPmtCur: <GlobalOutlined />,
  miCredits: <BankOutlined />,
  miDeposits: <SafetyOutlined />,
  miSalary: <TeamOutlined />,
  miSettings: <SettingOutlined />,
  miMail: <MailOutlined />,
  miCatalogs: <BookOutlined />,
};

/** Icon names allowed to remotes (tooling/deploy/registry/registry.schema.json). */
const DECLARED_ICONS: Readonly<Record<string, string>> = {
  wallet: 'miAccounts',
  swap: 'miTurnovers',
  send: 'miPmtUah',
  globe: 'miPmtCur',
  bank: 'miCredits',
  safety: 'miDeposits',
  team: 'miSalary',
  setting: 'miSettings',
  mail: 'miMail',
  book: 'miCatalogs',
};

/** Returns the icon of a first-level item; a common one for unknown names. */
export function getMenuIcon({ code, label, icon }: MenuItem): ReactNode {
  if (label === undefined) return MENU_ICONS[code];
  return MENU_ICONS[DECLARED_ICONS[icon ?? ''] ?? ''] ?? <AppstoreOutlined />;
}
