import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Clears the address when the company changes: its parameters belong to the previous one. Source:
 * docs/requirements/shell-accounts-admin.md#change-of-company.
 * @returns false while the address still belongs to the previous company
 */
export function useCompanyAddress(companyRef: string): boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [addressCompany, setAddressOf] = useState(companyRef);
  const isOurs = addressCompany === companyRef;
  if (!isOurs && search === '') setAddressOf(companyRef);

  useEffect(() => {
    if (!isOurs && search !== '') void navigate(pathname, { replace: true });
  }, [isOurs, search, pathname, navigate]);

  return isOurs;
}
