import { CopyOutlined } from '@ant-design/icons';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { formatIban } from '../../domain/identifiers';
import { IconButton } from '../../ui';
import { useTexts } from './texts';

export interface CopiedIbanProps {
  /** IBAN, or a foreign account number. */
  iban: string;
}

/** Account in groups of four with a button that copies it without spaces. */
export function CopiedIban({ iban }: CopiedIbanProps) {
  const { notify } = useShell();
  const { t, common } = useTexts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(iban);
      notify('success', common('common.copied'));
    } catch {
      // The browser denies clipboard access; the text can be selected and copied by hand.
      notify('error', t('copyFailed'));
    }
  };
  return (
    <>
      <span className="ncb-number ncb-breakable">{formatIban(iban)}</span>{' '}
      <IconButton
        icon={<CopyOutlined />}
        aria-label={t('copyIban')}
        data-action="copyIban"
        onClick={() => void copy()}
      />
    </>
  );
}
