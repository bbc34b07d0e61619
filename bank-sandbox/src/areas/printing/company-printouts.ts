import { toDotted } from '@ncb/shared-kernel/domain/dates';
import type { PrintoutRow, PrintoutSection } from '@ncb/shared-kernel/domain/papers';
import { DocumentType, isClosed, type CompanyDocumentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq, isNull, or } from 'drizzle-orm';
import type { Membership } from '../../callers';
import { schema, type Queries } from '../../db';
import { OWN_BANK } from '../banks/own-bank';

const { account, company, currencyFee, salaryProject } = schema;

type Writer = (queries: Queries, membership: Membership) => Promise<readonly PrintoutSection[]>;

export const COMPANY_PRINTOUTS: Readonly<Record<CompanyDocumentKind, Writer>> = {
  accountAgreement: buildAgreement,
  tariffs: buildTariffs,
};

async function buildAgreement(queries: Queries, { companyId, companyCode }: Membership) {
  const [client] = await queries.select().from(company).where(eq(company.id, companyId));
  const accounts = await queries
    .select()
    .from(account)
    .where(eq(account.companyId, companyId))
    .orderBy(asc(account.id));
  return [
    {
      heading: 'Сторони',
      rows: [
        ['Банк', `${OWN_BANK.name}, код ${OWN_BANK.code}`],
        ['Клієнт', client?.fullName ?? ''],
        ['Код клієнта', companyCode],
      ] satisfies PrintoutRow[],
    },
    {
      heading: 'Рахунки за договором',
      rows: accounts.map(({ iban, currencyLetters, opened, closed, status }): PrintoutRow => {
        const until = closed && isClosed(status) ? `, закрито ${toDotted(closed)}` : '';
        return [
          `Рахунок у валюті ${currencyLetters}`,
          `${iban ?? ''}${opened ? `, відкрито ${toDotted(opened)}` : ''}${until}`,
        ];
      }),
    },
    {
      heading: 'Предмет договору',
      rows: [
        ['1. Обслуговування', 'Банк відкриває клієнту рахунки, зараховує кошти і виконує платіжні інструкції клієнта.'],
        ['2. Дистанційне обслуговування', 'Клієнт подає документи через систему «Клієнт-Банк» з електронним підписом.'],
        ['3. Плата', 'Клієнт сплачує послуги банку за тарифами, що є частиною договору.'],
      ] satisfies PrintoutRow[],
    },
  ];
}

const OPERATIONS: Readonly<Record<number, string>> = {
  [DocumentType.currencyPayment]: 'Переказ в іноземній валюті',
  [DocumentType.buyRequest]: 'Купівля валюти',
  [DocumentType.saleRequest]: 'Продаж валюти',
  [DocumentType.convertRequest]: 'Обмін валюти',
};

async function buildTariffs(queries: Queries, { companyId }: Membership) {
  const fees = await queries
    .select()
    .from(currencyFee)
    .where(or(eq(currencyFee.companyId, companyId), isNull(currencyFee.companyId)))
    .orderBy(asc(currencyFee.operation), asc(currencyFee.id));
  const projects = await queries.select().from(salaryProject).where(eq(salaryProject.companyId, companyId));
  return [
    {
      heading: 'Рахунки і платежі в гривні',
      rows: [
        ['Відкриття і ведення рахунку', 'без плати'],
        ['Переказ у гривні', 'без плати'],
      ] satisfies PrintoutRow[],
    },
    {
      heading: 'Операції з валютою',
      rows: fees.map(({ operation, percent, minimum }): PrintoutRow => [
        OPERATIONS[operation] ?? '',
        `${Number(percent)} % від суми в гривнях, не менше ${minimum} UAH`,
      ]),
    },
    {
      heading: 'Зарплатний проєкт',
      rows: projects.map((project): PrintoutRow => [project.name, formatProjectFee(project)]),
    },
  ];
}

function formatProjectFee({ feePercent, feeAmount }: typeof salaryProject.$inferSelect): string {
  if (feePercent) return `${feePercent} % від суми відомості`;
  return feeAmount ? `${feeAmount} UAH за відомість` : 'без плати';
}
