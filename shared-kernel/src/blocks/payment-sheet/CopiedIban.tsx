import { CopyOutlined } from '@ant-design/icons';
import { formatIban } from '../../domain/identifiers';
import { IconButton, useCopy } from '../../ui';
import { useTexts } from './texts';

export interface CopiedIbanProps {
  /** IBAN, or a foreign account number. */
  iban: string;
}

/** Account in groups of four with a button that copies it without spaces. */
export function CopiedIban({ iban }: CopiedIbanProps) {
  const { t, common } = useTexts();
  const copy = useCopy();
  return (
    <>
      <span className="ncb-number ncb-breakable">{formatIban(iban)}</span>{' '}
      <IconButton
        icon={<CopyOutlined />}
        aria-label={t('copyIban')}
        data-action="copyIban"
        onClick={() => void copy(iban, { done: common('common.copied'), failed: t('copyFailed') })}
      />
    </>
  );
}
