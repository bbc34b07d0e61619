import { formatIban } from '../../domain/identifiers';
import { CopiedText } from './CopiedText';
import { useTexts } from './texts';

interface CopiedIbanProps {
  /** IBAN, or a foreign account number. */
  iban: string;
}

/** Account in groups of four with a button that copies it without spaces. */
export function CopiedIban({ iban }: CopiedIbanProps) {
  const { t } = useTexts();
  return <CopiedText text={iban} shown={formatIban(iban)} label={t('copyIban')} action="copyIban" />;
}
