import type { FileSums } from './file-rows';
import { useTexts } from '../../texts';
import styles from './import.module.css';

interface FileFactsProps {
  count: number;
  sums: FileSums;
  codes: readonly string[];
  code: string;
  isDecided: boolean;
}

export function FileFacts({ count, sums, codes, code, isDecided }: FileFactsProps) {
  const { t } = useTexts();
  const isOwn = codes.length > 0 && codes.every((named) => named === code);
  const facts = [
    ['rows', String(count)],
    ['good', isDecided ? String(sums.good) : '–'],
    ['wrong', String(sums.wrong)],
    ['company', companyText()],
  ] as const;
  return (
    <dl className={`ncb-sheet ${styles['facts']}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`import.facts.${name}`)}</dt>
          <dd data-field={`fact-${name}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );

  function companyText(): string {
    if (codes.length === 0) return t('import.company.none');
    return isOwn ? t('import.company.own', { code }) : codes.join(', ');
  }
}
