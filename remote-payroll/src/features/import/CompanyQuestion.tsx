import { Button } from 'antd';
import { useTexts } from '../../texts';
import styles from './import.module.css';

interface CompanyQuestionProps {
  company: { readonly name: string; readonly code: string };
  onConfirm: () => void;
}

/**
 * Asks the user to confirm their company if the file names none, as it may belong to another. Source:
 * docs/requirements/payroll.md#company-of-a-file.
 */
export function CompanyQuestion({ company, onConfirm }: CompanyQuestionProps) {
  const { t } = useTexts();
  return (
    <section className={`ncb-sheet ${styles['line']}`} data-field="companyQuestion">
      <span>{t('import.company.question', { name: company.name, code: company.code })}</span>
      <Button onClick={onConfirm} data-action="confirmCompany">
        {t('import.company.confirm')}
      </Button>
    </section>
  );
}
