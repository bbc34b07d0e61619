import { DownOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { CompanyStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { useTexts } from '../languages';
import { getBarPopupContainer } from './get-bar-popup-container';

interface CompanySelectProps {
  info: ClientInfo;
  onCompany: (ref: string) => void;
  /** Title shown above the company on phones. */
  pageTitle?: string;
}

/** Digits of a company's EDRPOU code; individuals have ten. */
const COMPANY_CODE_LENGTH = 8;

export function CompanySelect({ info, onCompany, pageTitle }: CompanySelectProps) {
  const { t } = useTexts();
  const formatDetail = ({ code = '', status }: ClientInfo['companies'][number]) => {
    if (status !== CompanyStatus.active) return t('companyUnconfirmed');
    return code && t(code.length === COMPANY_CODE_LENGTH ? 'companyCode' : 'personCode', { code });
  };
  return (
    <Select
      variant="borderless"
      value={info.companyRef}
      onChange={onCompany}
      aria-label={t('company')}
      data-field="company"
      className={
        pageTitle === undefined ? 'ncb-bar-select ncb-company' : 'ncb-bar-select ncb-company ncb-company-phone'
      }
      classNames={{ popup: { root: 'ncb-companies' } }}
      popupMatchSelectWidth={false}
      getPopupContainer={getBarPopupContainer}
      listHeight={336}
      options={info.companies.map((company) => ({
        value: company.ref,
        label:
          company.status === CompanyStatus.active ? company.shortName : t('companyWaits', { name: company.shortName }),
        name: company.shortName,
        detail: formatDetail(company),
      }))}
      optionRender={({ data }) => (
        <>
          <span className="ncb-company-name">{data.name}</span>
          <span className="ncb-company-detail">{data.detail}</span>
        </>
      )}
      {...(pageTitle !== undefined && {
        suffixIcon: null,
        labelRender: ({ label }: { label?: ReactNode }) => (
          <>
            <span className="ncb-phone-title">{pageTitle}</span>
            <span className="ncb-phone-company">
              <span className="ncb-cut-words">{label}</span>
              <DownOutlined className="ncb-arrow" aria-hidden />
            </span>
          </>
        ),
      })}
    />
  );
}
