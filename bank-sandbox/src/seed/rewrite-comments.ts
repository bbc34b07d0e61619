import { and, eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { SEED } from './seed-data';

const { account, correspondent, deposit } = schema;

/** Developers' comments that customers saw, by account id. */
const FORMER_ACCOUNT_COMMENTS: Readonly<Record<string, string>> = {
  7002: 'Той самий IBAN, інша валюта: ключ рахунку - пара IBAN + валюта',
  7006: 'Арешт за ухвалою (тест)',
  7008: 'Цільові кошти: не можна обрати для зарахування в заявці на купівлю',
  7009: 'Дозволений для заявки на купівлю (2600 або 2650)',
};
const FORMER_DEPOSIT_COMMENT = 'Вигаданий депозит для демонстрації';
const FORMER_CORRESPONDENT_NAME = 'Test Handel GmbH (рахунок у UAH)';

/** Comments by number of the deposit. */
export const DEPOSIT_COMMENTS = {
  'ДП-1001/1': 'Резерв для розрахунків з постачальниками',
  'ДП-1001/2': 'Вільні кошти',
} as const;

/** Replaces comments seeded by an older version; users' own stay. */
export async function rewriteComments(tx: Queries): Promise<void> {
  for (const { acn_id, comment } of SEED.accounts) {
    const former = FORMER_ACCOUNT_COMMENTS[acn_id];
    if (former !== undefined)
      await tx
        .update(account)
        .set({ comment })
        .where(and(eq(account.id, Number(acn_id)), eq(account.comment, former)));
  }
  for (const [number, comment] of Object.entries(DEPOSIT_COMMENTS))
    await tx
      .update(deposit)
      .set({ comment })
      .where(and(eq(deposit.number, number), eq(deposit.comment, FORMER_DEPOSIT_COMMENT)));
  for (const { RECORD_ID, NAME } of SEED.correspondents)
    await tx
      .update(correspondent)
      .set({ name: NAME })
      .where(and(eq(correspondent.id, RECORD_ID), eq(correspondent.name, FORMER_CORRESPONDENT_NAME)));
}
