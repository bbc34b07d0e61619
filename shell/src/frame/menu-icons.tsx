import {
  BankOutlined,
  BookOutlined,
  GlobalOutlined,
  MailOutlined,
  SafetyOutlined,
  SendOutlined,
  SettingOutlined,
  SwapOutlined,
  TeamOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

/** The signs of the menu's groups: all that is seen of them where the menu is folded. */
export const MENU_ICONS: Readonly<Record<string, ReactNode>> = {
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
