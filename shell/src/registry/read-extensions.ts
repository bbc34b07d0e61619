import * as z from 'zod/mini';
import type { MenuAccess } from '@ncb/shared-kernel/domain/workflow';
import {
  ACCESS_MODES,
  CompanyStatus,
  DOCUMENT_KINDS,
  PayrollAccess,
  Role,
  STORED_STATUSES,
  type DocumentKind,
  type Language,
  type StoredStatus,
} from '@ncb/shared-kernel/domain/vocabulary';
import { toFields } from '../browser';

type DeclaredTexts = Readonly<Record<Language, string>>;

export interface MenuEntry {
  readonly page: string;
  readonly texts: DeclaredTexts;
  /** Without a place: the end of the menu. */
  readonly place?: { readonly group: string } | { readonly after: string };
  readonly icon?: string;
  readonly access: MenuAccess;
}

export interface CardEntry {
  readonly name: string;
  readonly title: DeclaredTexts;
  readonly icon: string;
  readonly order: number;
  readonly span: number;
  readonly rows: number;
  readonly hasLead: boolean;
  /** Shown only if the user has chosen it in the settings of the page. */
  readonly setting?: 'taxReminders';
  readonly access: MenuAccess;
}

export interface RowActionEntry {
  readonly name: string;
  readonly on: 'documents' | 'accounts';
  readonly page: string;
  readonly texts: DeclaredTexts;
  /** Row fields passed in the address, by parameter. */
  readonly parameters: Readonly<Record<string, 'id' | 'kind'>>;
  readonly kinds?: readonly DocumentKind[];
  readonly statuses?: readonly StoredStatus[];
  readonly access: MenuAccess;
}

interface ActionEntry {
  readonly name: string;
  readonly page: string;
  readonly texts: DeclaredTexts;
  readonly order: number;
  /** Fixed parameters of the page's address. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Parameter for the id of a counterparty in the company's catalogue: the action is also offered for each of them. */
  readonly counterparty?: string;
  /** Parameter for the id of an account of the company: the action is also offered for each of them. */
  readonly account?: string;
  readonly access: MenuAccess;
}

/** Declarations of a remote's version beside its pages. */
export interface Extensions {
  readonly menu: readonly MenuEntry[];
  readonly cards: readonly CardEntry[];
  readonly rowActions: readonly RowActionEntry[];
  readonly actions: readonly ActionEntry[];
}

const name = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{1,60}$/));
const page = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{1,60}$/));
const nonEmptyText = z.string().check(z.minLength(1));
const texts = z.object({ ua: nonEmptyText, ru: nonEmptyText, en: nonEmptyText });
/** Conditions of access; a declaration with unknown ones is left out. */
const access = z._default(
  z.object({
    modes: z.optional(z.array(z.literal([...ACCESS_MODES]))),
    roles: z.optional(z.array(z.literal(Object.values(Role)))),
    companyStatuses: z.optional(z.array(z.literal(Object.values(CompanyStatus)))),
    needsPayrollProject: z.optional(z.boolean()),
    payrollAccess: z.optional(z.literal(Object.values(PayrollAccess))),
  }),
  {},
);

const menuEntry = z.object({
  page,
  texts,
  access,
  place: z.optional(z.union([z.object({ group: z.string() }), z.object({ after: z.string() })])),
  icon: z.optional(z.string()),
});
const ROWS_MAX = 5;
const cardEntry = z.object({
  name,
  title: texts,
  icon: z.string(),
  order: z.number(),
  access,
  span: z._default(z.literal([1, 2]), 1),
  rows: z._default(z.int().check(z.minimum(1), z.maximum(ROWS_MAX)), 3),
  hasLead: z._default(z.boolean(), false),
  setting: z.optional(z.literal('taxReminders')),
});
const rowActionEntry = z.object({
  name,
  page,
  texts,
  access,
  on: z.literal(['documents', 'accounts']),
  parameters: z.record(z.string(), z.literal(['id', 'kind'])),
  kinds: z.optional(z.array(z.literal([...DOCUMENT_KINDS]))),
  statuses: z.optional(z.array(z.literal([...STORED_STATUSES]))),
});

const actionEntry = z.object({
  name,
  page,
  texts,
  access,
  order: z.number(),
  parameters: z._default(z.record(z.string(), z.string()), {}),
  counterparty: z.optional(z.string()),
  account: z.optional(z.string()),
});

/** Reads a release's declarations; broken or newer ones are left out alone. */
export function readExtensions(release: unknown): Extensions {
  const declared = toFields(release);
  const readValid = <Entry>(schema: z.ZodMiniType, list: string): Entry[] =>
    (Array.isArray(declared[list]) ? declared[list] : []).flatMap((one) => {
      const parsed = z.safeParse(schema, one);
      return parsed.success ? [parsed.data as Entry] : [];
    });
  return {
    menu: readValid<MenuEntry>(menuEntry, 'menu'),
    cards: readValid<CardEntry>(cardEntry, 'cards'),
    rowActions: readValid<RowActionEntry>(rowActionEntry, 'rowActions'),
    actions: readValid<ActionEntry>(actionEntry, 'actions'),
  };
}
