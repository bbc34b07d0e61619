import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { getPersonMax, type PaymentRules } from '@ncb/shared-kernel/domain/rules';
import { TWO_PEOPLE_REASONS } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';

interface RuleText {
  /** Address on the screen: `onePersonMax`, `newReceiver`, `person502`. */
  readonly id: string;
  readonly name: string;
  readonly value: string;
}

interface RuleSection {
  readonly id: 'amount' | 'people' | 'always' | 'payees' | 'instant';
  readonly rules: readonly RuleText[];
}

/** Returns functions that write the rules of a company. @param names short names by user id */
export function useRuleTexts(names: ReadonlyMap<string, string>) {
  const { language } = useShell();
  const { t } = useTexts();
  const formatUah = (amount: string) => `${formatAmount(amount, language)}\u00a0UAH`;
  const formatLimit = (limit: string | null, none: 'none' | 'noOwnLimit' = 'none') =>
    limit === null ? t(`rules.${none}`) : t('rules.upTo', { max: formatUah(limit) });
  const formatAlone = (max: string | null) => {
    if (max === null) return t('rules.alone.free');
    return Number(max) === 0 ? t('rules.alone.never') : t('rules.alone.upTo', { max: formatUah(max) });
  };

  const formatCall = (above: string | null) => {
    if (above === null) return t('rules.call.free');
    return Number(above) === 0 ? t('rules.call.always') : t('rules.call.above', { max: formatUah(above) });
  };
  const formatHours = (hours: number | null) =>
    hours === null ? t('rules.cooling.none') : t('rules.cooling.hours', { hours });

  const listSections = ({ limits, approval }: PaymentRules): readonly RuleSection[] => [
    {
      id: 'amount',
      rules: (['onePersonMax', 'withoutDirectorMax', 'dayMax'] as const).map((id) => ({
        id,
        name: t(`rules.fields.${id}`),
        value: formatLimit(approval[id]),
      })),
    },
    {
      id: 'people',
      rules: [...names].map(([userId, name]) => ({
        id: `person${userId}`,
        name,
        value: formatAlone(getPersonMax(approval, userId)),
      })),
    },
    {
      id: 'always',
      rules: TWO_PEOPLE_REASONS.map((id) => ({
        id,
        name: t(`rules.reasons.${id}`),
        value: t(approval.twoPeopleFor.includes(id) ? 'rules.required' : 'rules.free'),
      })),
    },
    {
      id: 'payees',
      rules: [
        { id: 'callBackAbove', name: t('rules.fields.callBackAbove'), value: formatCall(approval.callBackAbove) },
        { id: 'coolingHours', name: t('rules.fields.coolingHours'), value: formatHours(approval.coolingHours) },
      ],
    },
    {
      id: 'instant',
      rules: (['perPayment', 'perDay'] as const).map((id) => ({
        id,
        name: t(`rules.fields.${id}`),
        value: formatLimit(limits[id], 'noOwnLimit'),
      })),
    },
  ];
  return { listSections, formatLimit };
}

interface NamedUser {
  readonly userId: string;
  readonly name: string;
}

/** Lists the names that rules need: signers, then people with a limit who sign no longer. */
export function listNames({
  signers,
  limited,
}: {
  readonly signers: readonly NamedUser[];
  readonly limited: readonly NamedUser[];
}): ReadonlyMap<string, string> {
  return new Map([...signers, ...limited].map(({ userId, name }) => [userId, name]));
}
