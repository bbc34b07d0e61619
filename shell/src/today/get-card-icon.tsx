import {
  AppstoreOutlined,
  BankOutlined,
  BookOutlined,
  CalendarOutlined,
  CloseCircleOutlined,
  EditOutlined,
  SignatureOutlined,
  GlobalOutlined,
  KeyOutlined,
  MailOutlined,
  SafetyOutlined,
  SendOutlined,
  SettingOutlined,
  SwapOutlined,
  TeamOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

/** Icon names allowed to remotes (tooling/deploy/registry/registry.schema.json). */
const CARD_ICONS: Readonly<Record<string, ReactNode>> = {
  sign: <SignatureOutlined />,
  wallet: <WalletOutlined />,
  calendar: <CalendarOutlined />,
  team: <TeamOutlined />,
  mail: <MailOutlined />,
  key: <KeyOutlined />,
  edit: <EditOutlined />,
  refused: <CloseCircleOutlined />,
  send: <SendOutlined />,
  globe: <GlobalOutlined />,
  bank: <BankOutlined />,
  safety: <SafetyOutlined />,
  book: <BookOutlined />,
  swap: <SwapOutlined />,
  setting: <SettingOutlined />,
};

/** Returns a common icon for unknown names. */
export function getCardIcon(name: string): ReactNode {
  return CARD_ICONS[name] ?? <AppstoreOutlined />;
}
