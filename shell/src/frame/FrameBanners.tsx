import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { PASSWORD_PAGE } from '../change-password';
import { DraftNotice, type DraftKeeper, type UnfinishedDrafts } from '../drafts';
import { KeyBanner } from './KeyBanner';
import { LetterBanner } from './LetterBanner';
import { PanelGuard } from './PanelGuard';
import { PasswordBanner } from './PasswordBanner';
import { RightsBanner } from './RightsBanner';
import { MAIL_PAGE } from './SideMenu';
import { KEYS_PAGE } from './TopBar';

interface FrameBannersProps {
  info: ClientInfo;
  page: string;
  /** Null until the company is confirmed. */
  drafts: DraftKeeper | null;
  unfinished: UnfinishedDrafts;
  hasMail: boolean;
  onPassword: (() => void) | null;
  onKeys: (() => void) | null;
  onLetter: (id: string) => void;
}

/** Banners between top bar and page; none leads to the page that is already open. */
export function FrameBanners(props: FrameBannersProps) {
  const { info, page, drafts, unfinished, hasMail, onPassword, onKeys, onLetter } = props;
  return (
    <>
      <PasswordBanner info={info} onChange={page === PASSWORD_PAGE ? null : onPassword} />
      <KeyBanner info={info} onKeys={page === KEYS_PAGE ? null : onKeys} />
      <RightsBanner info={info} />
      <LetterBanner hasMail={hasMail} onLetter={page === MAIL_PAGE ? null : onLetter} />
      {drafts && (
        <PanelGuard name="drafts">
          <DraftNotice keeper={drafts} unfinished={unfinished} page={page} />
        </PanelGuard>
      )}
    </>
  );
}
