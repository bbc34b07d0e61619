import { addDays, getNextSettlementDay } from '@ncb/shared-kernel/domain/dates';
import { MAIL_ANSWER_DAYS, type MailTheme } from '@ncb/shared-kernel/domain/vocabulary';

export const THEME_NAMES: Readonly<Record<MailTheme, string>> = {
  certificates: 'Довідки та виписки',
  payments: 'Платежі: уточнення, розшук',
  recall: 'Відкликання платежу',
  details: 'Зміна реквізитів',
  currency: 'Валютний нагляд',
  payroll: 'Зарплатний проєкт',
  credits: 'Кредити',
  deposits: 'Депозити',
  keys: 'Картка підписів, користувачі, ключі',
  tariffs: 'Тарифи',
  support: 'Технічна підтримка',
  complaint: 'Скарга',
  other: 'Інше',
};

/** Returns the day by which the bank intends to answer. @param day day of sending */
export function getAnswerDay(theme: MailTheme, day: string): string {
  let found = day;
  for (let daysLeft = MAIL_ANSWER_DAYS[theme]; daysLeft > 0; daysLeft -= 1)
    found = getNextSettlementDay('ukraine', addDays(found, 1));
  return found;
}
