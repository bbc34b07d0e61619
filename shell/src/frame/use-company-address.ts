import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Clears the address when the company changes: account, document, request and template in it are of the company that
 * was left. Source: specification 1, section 4
 * @returns false while the address still speaks of the other company: no page may be shown with it
 */
export function useCompanyAddress(companyRef: string): boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [addressOf, setAddressOf] = useState(companyRef);
  const isOurs = addressOf === companyRef;
  if (!isOurs && search === '') setAddressOf(companyRef);

  useEffect(() => {
    if (!isOurs && search !== '') void navigate(pathname, { replace: true });
  }, [isOurs, search, pathname, navigate]);

  return isOurs;
}
