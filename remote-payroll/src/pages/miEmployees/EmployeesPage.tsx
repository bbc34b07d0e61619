import { PageHeader } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** Employees. */
export function EmployeesPage() {
  const { t } = useTexts();
  return (
    <div className="ncb-page" data-page="miEmployees">
      <PageHeader title={t('employees.title')} />
    </div>
  );
}
