import { Alert, Button } from 'antd';
import type { ClientForm } from '@ncb/shared-kernel/api/contract';
import { useCompanyForm } from '@ncb/shared-kernel/queries';
import { getFailureText, Waiting } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { factStyles as facts } from '../questionnaire';
import styles from './organisation.module.css';

/** Two lists: identity and address; activity and contacts. */
const COLUMNS = [
  [
    ['clntType', 'type'],
    ['clntFullName', 'fullName'],
    ['clntCode', 'code'],
    ['clntAddress', 'address'],
    ['clntPostCode', 'postCode'],
    ['clntRegion', 'region'],
    ['clntTown', 'town'],
    ['clntStreet', 'street'],
    ['clntBuilding', 'building'],
  ],
  [
    ['clntShortName', 'shortName'],
    ['clntCountWorkers', 'workers'],
    ['clntMainVED', 'mainActivity'],
    ['clntSubVED', 'secondaryActivities'],
    ['clntPhone', 'phone'],
    ['clntEmail', 'email'],
    ['clntSite', 'site'],
  ],
] as const satisfies readonly (readonly (readonly [wire: string, name: keyof ClientForm])[])[];

export function CompanyData() {
  const { t, common } = useTexts();
  const answer = useCompanyForm();
  const getValue = (form: ClientForm, name: keyof ClientForm) => {
    const value = form[name];
    if (name !== 'type') return value;
    return value === 'legal' || value === 'fop' ? t(`docs.types.${value}`) : value;
  };
  return (
    <section aria-labelledby="company-data">
      <h2 id="company-data">{t('docs.data')}</h2>
      {answer.isPending && (
        <div className={styles['waiting']}>
          <Waiting rows={7} />
        </div>
      )}
      {answer.isError && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={common('messages.clntDataLoadFailedTitle')}
          description={getFailureText(common, answer.error.failure)}
          action={
            <Button onClick={() => void answer.refetch()} loading={answer.isFetching} data-action="retry">
              {common('common.retry')}
            </Button>
          }
          data-problem="clntDataLoadFailedTitle"
        />
      )}
      {answer.isSuccess && (
        <div className={styles['data']}>
          {COLUMNS.map((fields) => (
            <dl key={fields[0][0]} className={facts['facts']}>
              {fields
                .filter(([, name]) => isShown(answer.data, name))
                .map(([wire, name]) => (
                  <div key={wire}>
                    <dt>{t(`docs.fields.${name}`)}</dt>
                    <dd data-field={wire}>{getValue(answer.data, name) || '—'}</dd>
                  </div>
                ))}
            </dl>
          ))}
        </div>
      )}
    </section>
  );
}

const PARTS: readonly (keyof ClientForm)[] = ['postCode', 'region', 'town', 'street', 'building'];

/** True if the field is shown: address parts, or the single line where the bank has no parts. */
function isShown(form: ClientForm, name: keyof ClientForm): boolean {
  const hasParts = (form.town ?? '') !== '';
  if (name === 'address') return !hasParts;
  return !PARTS.includes(name) || (hasParts && (form[name] ?? '') !== '');
}
