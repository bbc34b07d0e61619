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
  readonly id: 'amount' | 'people' | 'always' | 'instant';
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
