import { useTranslation } from 'react-i18next';
import { formatIban } from '../../domain/identifiers';
import { MoneyText } from '../MoneyText';
import { getFieldValue, type BoundFieldOf } from './bound-value';
import { SelectField } from './SelectField';
import { AccountText } from '../AccountText';

export interface AccountOption {
  readonly id: string;
  readonly iban: string;
  /** Name given by the company; '' for none. */
  readonly comment: string;
  readonly available: string;
  readonly currencyLetters: string;
}

export type AccountSelectProps<Values> = BoundFieldOf<Values, string> & {
  accounts: readonly AccountOption[];
  emptyText: string;
};

export function AccountSelect<Values extends object = object>(props: AccountSelectProps<Values>) {
  const { t } = useTranslation('kernel');
  const { accounts } = props;
  const id = getFieldValue(props);
  const chosen = accounts.find((account) => account.id === id);
  const available = chosen && (
    <span>
      {t('hints.available')} <MoneyText amount={chosen.available} currency={chosen.currencyLetters} />
    </span>
  );
  return (
    <SelectField<string, Values>
      {...props}
      hint={props.hint ?? available}
      placeholder={t('hints.chooseAccount')}
      options={accounts.map((account) => ({ value: account.id, label: <AccountLine {...account} /> }))}
    />
  );
}

/** Visible end of an account in a list: longer than elsewhere, to tell accounts apart. */
const OPTION_VISIBLE_END = 12;

export function AccountLine({ iban, comment }: Pick<AccountOption, 'iban' | 'comment'>) {
  return (
    <span className="ncb-number ncb-account-line">
      {comment && <span className="ncb-account-name">{comment}</span>}
      <AccountText formatted={formatIban(iban)} end={OPTION_VISIBLE_END} className="ncb-quiet" />
    </span>
  );
}
