import { useQueryClient } from '@tanstack/react-query';
import { Flex, Form } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { applyForDeposit, type Account, type DepositOffer, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { useShortcuts, DocumentForm } from '@ncb/shared-kernel/blocks/document-form';
import { checkDepositApplication, type DepositApplicationDraft } from '@ncb/shared-kernel/domain/rules';
import { findCurrency, buildPageAddress, readPageAddress, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { depositKeys } from '@ncb/shared-kernel/queries';
import { useRestoredDraft, useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import {
  AccountSelect,
  AmountField,
  CheckboxField,
  getRefusalText,
  SelectField,
  useCheckedForm,
  useSaveOnce,
  type CheckedForm,
  useDates,
} from '@ncb/shared-kernel/ui';
import { ConsentFoot } from '../../features/applications';
import {
  OfferChoice,
  offerStyles,
  OfferSums,
  OfferSummary,
  OfferTerms,
  getDepositAccounts,
  readAddress,
  compareOffers,
  buildApplicationDraft,
  readDraftValues,
  getOfferedTerms,
  type WishValues,
} from '../../features/deposit-offers';
import { useRefreshDeals, useRenewalOptions } from '../../features/deposits';
import { useTexts } from '../../texts';

interface DepositApplicationFormProps {
  offers: readonly DepositOffer[];
  accounts: readonly Account[];
  isSoleTrader: boolean;
}

const PAGE = 'miDepositsGet';

export function DepositApplicationForm({ offers, accounts, isSoleTrader }: DepositApplicationFormProps) {
  const { t } = useTexts();
  const { session, navigation } = useShell();
  const { bankDay } = session;
  const evaluate = (values: WishValues) => {
    const compared = compareOffers(offers, values, bankDay);
    const own = getDepositAccounts(accounts, values.currencyCode);
    return { compared, own, draft: buildApplicationDraft(values, compared, own) };
  };
  const defaults: WishValues = {
    ...readAddress(readPageAddress(PAGE, navigation.parameters), offers, bankDay),
    offerId: '',
    renewals: '0',
    hasAgreed: false,
    debitAccountId: '',
    interestAccountId: '',
    returnAccountId: '',
    withTopUp: false,
    withEarly: false,
  };
  const restored = readDraftValues(useRestoredDraft(PAGE)?.content, defaults);
  const checked = useCheckedForm<WishValues>({
    initialValues: defaults,
    ...(restored && { restored }),
    check(values) {
      const { draft } = evaluate(values);
      const account = (id: string) => accounts.find((one) => one.id === id) ?? null;
      return checkDepositApplication(draft, {
        bankDay,
        offer: offers.find(({ id }) => id === draft.offerId) ?? null,
        debitAccount: account(draft.debitAccountId),
        interestAccount: account(draft.interestAccountId),
        returnAccount: account(draft.returnAccountId),
      });
    },
  });
  const { values } = checked;
  const { compared, own, draft } = evaluate(values);
  const chosen = compared.fitting.find(({ offer }) => offer.id === draft.offerId) ?? null;
  const save = useApplication(chosen?.result.rate);
  useUnsavedWork(checked.isDirty && !save.isSaved, t('depositsGet.title'), {
    page: PAGE,
    parameters: navigation.parameters,
    content: () => checked.present(),
  });
  const submit = async () => {
    if (save.isBusy || !checked.checkAll()) return;
    checked.showBankProblems(await checked.sending(() => save.run(evaluate(checked.present()).draft)));
  };
  const letters = findCurrency(values.currencyCode)?.letters ?? UAH.letters;
  const apply = () => void submit();
  const onKeyDown = useShortcuts({ save: apply, ask: apply });
  return (
    <Form {...checked.formProps} component={false}>
      <div onKeyDown={onKeyDown}>
        <DocumentForm
          foot={<ConsentFoot checked={checked} label={t('depositsGet.fields.consent')} />}
          summary={
            <OfferSummary
              chosen={chosen}
              currency={letters}
              isSoleTrader={isSoleTrader}
              isBusy={save.isBusy}
              onSave={apply}
            />
          }
        >
          <WishFields checked={checked} offers={offers} />
          <OfferChoice
            offers={compared}
            chosenId={draft.offerId}
            onChoose={(offerId) => checked.fill({ offerId, renewals: '0' })}
          />
          {chosen && <OfferTerms offer={chosen.offer} />}
          {chosen && (
            <div className={offerStyles['below']}>
              <OfferSums chosen={chosen} isSoleTrader={isSoleTrader} />
            </div>
          )}
          <PlacingFields
            checked={checked}
            draft={draft}
            own={own}
            isRenewable={offers.find(({ id }) => id === draft.offerId)?.isRenewable ?? false}
            letters={letters}
          />
        </DocumentForm>
      </div>
    </Form>
  );
}

/** @param rate of the offer as shown, percent a year */
function useApplication(rate: string | undefined) {
  const { t, common } = useTexts();
  const { session, notify, navigation } = useShell();
  const refresh = useRefreshDeals();
  const cache = useQueryClient();
  const save = useSaveOnce<DepositApplicationDraft, RequestOf<typeof applyForDeposit>, { id: string }>({
    call: applyForDeposit,
    toRequest: (draft) => ({ ...draft, confirmedRate: rate }),
    // Reads the offers again, so that the form shows the rate that the next press confirms.
    onFiguresChanged() {
      notify('warning', getRefusalText(common, 'figuresChanged'));
      void cache.invalidateQueries({ queryKey: depositKeys.offers(session.companyRef) });
    },
    numberField: 'offerId',
    async onSaved(_, { id }) {
      notify('success', t('depositsGet.applied', { number: id }));
      await refresh();
    },
  });
  // After the form counts as saved, so that no question about lost work appears.
  const openApplications = useEffectEvent(() =>
    navigation.open('miDepositsMine', buildPageAddress('miDepositsMine', { view: 'applications' }).parameters),
  );
  useEffect(() => {
    if (save.isSaved) openApplications();
  }, [save.isSaved]);
  return save;
}

interface WishFieldsProps {
  checked: CheckedForm<WishValues>;
  offers: readonly DepositOffer[];
}

function WishFields({ checked, offers }: WishFieldsProps) {
  const { t } = useTexts();
  const { session } = useShell();
  const { formatDay } = useDates();
  const { currencyCode } = checked.values;
  const currencies = [...new Set(offers.map((offer) => offer.currencyCode))];
  const letters = findCurrency(currencyCode)?.letters ?? UAH.letters;
  return (
    <div className="ncb-fields">
      <AmountField checked={checked} name="amount" label={t('depositsGet.fields.amount')} currency={letters} required />
      <SelectField
        checked={checked}
        name="currencyCode"
        label={t('depositsGet.fields.cur_ref')}
        options={currencies.map((code) => ({ value: code, label: findCurrency(code)?.letters ?? code }))}
      />
      <SelectField
        checked={checked}
        name="term"
        label={t('depositsGet.fields.term')}
        options={getOfferedTerms(offers, currencyCode, session.bankDay).map(({ count, end }) => ({
          value: String(count),
          label: t('depositsGet.term', { months: t('deposits.months', { count }), date: formatDay(end) }),
        }))}
      />
      <Flex gap="middle" wrap className="ncb-wide">
        <CheckboxField checked={checked} name="withTopUp" label={t('depositsGet.fields.withTopUp')} />
        <CheckboxField checked={checked} name="withEarly" label={t('depositsGet.fields.withEarly')} />
      </Flex>
    </div>
  );
}

interface PlacingFieldsProps {
  checked: CheckedForm<WishValues>;
  draft: DepositApplicationDraft;
  own: ReturnType<typeof getDepositAccounts>;
  isRenewable: boolean;
  letters: string;
}

function PlacingFields({ checked, draft, own, isRenewable, letters }: PlacingFieldsProps) {
  const { t } = useTexts();
  const renewals = useRenewalOptions();
  const account = (name: 'debitAccountId' | 'interestAccountId' | 'returnAccountId', label: string) => (
    <AccountSelect
      checked={checked}
      field={name}
      label={label}
      value={draft[name]}
      onChange={(id: string) => checked.fill({ [name]: id })}
      accounts={name === 'debitAccountId' ? own.payable : own.open}
      emptyText={t('deposits.noAccounts', { currency: letters })}
      required
    />
  );
  return (
    <div className="ncb-fields">
      {account('debitAccountId', t('depositsGet.fields.acn_id'))}
      {account('interestAccountId', t('depositsGet.fields.interest_acn_id'))}
      {account('returnAccountId', t('depositsGet.fields.return_acn_id'))}
      {isRenewable && (
        <SelectField checked={checked} name="renewals" label={t('depositsGet.fields.renewals')} options={renewals} />
      )}
    </div>
  );
}
