import { useTranslation } from 'react-i18next';
import { formatIban } from '../../domain/identifiers';
import { MoneyText } from '../MoneyText';
import { valueShown, type BoundFieldOf } from './bound-value';
import { SelectField } from './SelectField';
import { AccountText } from '../AccountText';

/** What a choice of accounts shows of one. */
export interface AccountToChoose {
  readonly id: string;
  readonly iban: string;
  /** What the company calls it; '' for nothing. */
  readonly comment: string;
  readonly available: string;
  readonly currencyLetters: string;
}

export type AccountSelectProps<Values> = BoundFieldOf<Values, string> & {
  accounts: readonly AccountToChoose[];
  /** Why there is none to choose. */
  nothing: string;
};

/** One of the company's accounts, by its id, with the money that can be spent from it. */
export function AccountSelect<Values extends object = object>(props: AccountSelectProps<Values>) {
  const { t } = useTranslation('kernel');
  const { accounts } = props;
  const id = valueShown(props);
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

/** To choose by, more of an account's end is seen: ` 9990 0000 1`. */
const CHOSEN_END = 12;

/** An account in a list to choose from: what the company calls it, and its number. */
export function AccountLine({ iban, comment }: Pick<AccountToChoose, 'iban' | 'comment'>) {
  return (
    <span className="ncb-number ncb-account-line">
      {comment && <span className="ncb-account-name">{comment}</span>}
      <AccountText written={formatIban(iban)} end={CHOSEN_END} className="ncb-quiet" />
    </span>
  );
}
