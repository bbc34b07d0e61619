import { addDays } from '@ncb/shared-kernel/domain/dates';
import { DepositStatus, InterestPayout } from '@ncb/shared-kernel/domain/vocabulary';
import { storeLetter, type LetterFile } from '../areas/mail/store-letter';
import { schema, type Queries } from '../db';
import { ensureInternalAccount, post } from '../ledger';
import { DEPOSIT_COMMENTS } from './rewrite-comments';
import { SEED } from './seed-data';
import { keepRowsOfNewOwners } from './keep-rows-of-new-owners';

const DAY_MS = 24 * 60 * 60_000;

const TARIFFS: LetterFile = {
  name: 'Тарифи.txt',
  content: Buffer.from('Переказ у гривні в межах банку – 0,00 грн\r\nПереказ у гривні в інший банк – 3,00 грн\r\n'),
};

const LETTERS = [
  {
    daysBack: 20,
    theme: 'support',
    subject: 'Вітаємо в інтернет-банку',
    text: 'Доброго дня!\n\nВашу організацію підключено до інтернет-банку. Питання надсилайте листом звідси.',
    files: [],
  },
  {
    daysBack: 6,
    theme: 'tariffs',
    subject: 'Зміна тарифів',
    text: 'Доброго дня!\n\nНові тарифи на перекази – у вкладеному файлі.',
    files: [TARIFFS],
  },
  {
    daysBack: 1,
    theme: 'keys',
    subject: 'Оновіть анкету клієнта',
    text: 'Доброго дня!\n\nБанк щороку уточнює дані клієнтів. Перевірте анкету вашої організації і надішліть її.',
    files: [],
  },
] as const;

/** Seeds letters, an active deposit and a closed one. */
export async function seedOffice(tx: Queries, bankDay: string, now: Date): Promise<void> {
  const companyId = Number(SEED.companies[0]?.clientRef);
  const letters = LETTERS.map((letter) => ({ ...letter, companyId }));
  for (const { daysBack, ...letter } of await keepRowsOfNewOwners(tx, schema.letter.companyId, letters))
    await storeLetter(tx, { ...letter, authorId: null, at: new Date(now.getTime() - daysBack * DAY_MS) });
  const deposits = [...buildDeposits(companyId, bankDay)];
  const stored = await tx.insert(schema.deposit).values(deposits).onConflictDoNothing().returning();
  for (const item of stored.filter(({ status }) => status === DepositStatus.active)) await postPlaced(tx, item, now);
}

type Deposit = Omit<typeof schema.deposit.$inferInsert, 'id'>;
type Placed = Pick<Deposit, 'amount' | 'currencyCode' | 'currencyLetters' | 'startDate'>;

function buildDeposits(companyId: number, bankDay: string): readonly Deposit[] {
  const hryvnias = { currencyCode: '980', currencyLetters: 'UAH', accountId: 7001, interestAccountId: 7001 };
  const dollars = { currencyCode: '840', currencyLetters: 'USD', accountId: 7002, interestAccountId: 7002 };
  const start = addDays(bankDay, -45);
  const end = addDays(start, 365);
  const [closedStart, closedEnd] = [addDays(bankDay, -400), addDays(bankDay, -35)];
  return [
    {
      companyId,
      ...dollars,
      ...getNumberedComment('ДП-1001/1'),
      status: DepositStatus.closed,
      startDate: closedStart,
      endDate: closedEnd,
      months: 12,
      dueDate: closedEnd,
      rate: '1.50',
      amount: '5000.00',
      payout: InterestPayout.monthly,
    },
    {
      companyId,
      ...hryvnias,
      ...getNumberedComment('ДП-1001/2'),
      status: DepositStatus.active,
      startDate: start,
      endDate: end,
      months: 12,
      dueDate: end,
      rate: '13.50',
      amount: '200000.00',
      payout: InterestPayout.atEnd,
      renewals: 12,
    },
  ];
}

function getNumberedComment(number: keyof typeof DEPOSIT_COMMENTS) {
  return { number, comment: DEPOSIT_COMMENTS[number] };
}

/** Posts a deposit before the accounts' opening balances. */
export async function postPlaced(tx: Queries, item: Placed, now: Date): Promise<void> {
  const { amount, currencyCode: code, currencyLetters: letters, startDate } = item;
  const placed = await ensureInternalAccount(tx, 'deposits', { code, letters });
  const equity = await ensureInternalAccount(tx, 'equity', { code, letters });
  await post(tx, {
    kind: 'opening',
    documentId: null,
    bankDay: startDate,
    at: now,
    movements: [
      { accountId: equity, amount: `-${amount}` },
      { accountId: placed, amount },
    ],
  });
}
