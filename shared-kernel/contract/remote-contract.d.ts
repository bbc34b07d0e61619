import * as react from 'react';
import { ComponentType, ReactNode } from 'react';
import * as z from 'zod/mini';

interface Codec<T> {
  readonly wire: z.ZodMiniType;
  decode(wire: unknown): T;
  encode(value: T): unknown;
  accepts?(wire: unknown): boolean;
  unknownIn?(wire: unknown): string | null;
  rename?(path: readonly string[], to: NamesOf): readonly string[] | null;
}
type NamesOf = 'wire' | 'ours';
type Value<C> = C extends Codec<infer T> ? T : never;

interface Field<T> {
  readonly wireName: string;
  readonly codec: Codec<T>;
  readonly isJson: boolean;
}
type Fields = Readonly<Record<string, Field<never> | Field<unknown>>>;
type FieldValue<F> = F extends Field<infer T> ? T : never;
type OptionalNames<F extends Fields> = {
  [K in keyof F]: undefined extends FieldValue<F[K]> ? K : never;
}[keyof F];
type RecordValue<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalNames<F>>]: FieldValue<F[K]>;
} & {
  readonly [K in OptionalNames<F>]?: FieldValue<F[K]>;
};
interface RecordCodec<T> extends Codec<T> {
  readonly fields: Readonly<Record<string, Field<unknown>>>;
}

type CallAccess = 'public' | 'halfSignedIn' | 'user' | 'company';
type CallEncoding = 'form' | 'multipart';
interface Call<Request, Answer> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly isOutsidePrefix?: true;
  readonly summary: string;
  readonly origin: 'specified' | 'ours';
  readonly access: CallAccess;
  readonly isBackground?: true;
  readonly encoding: CallEncoding;
  readonly request: RecordCodec<Request>;
  readonly answer: RecordCodec<Answer>;
  readonly changes?: true;
  readonly alsoInQuery?: true;
  readonly acceptsIdempotencyKey: boolean;
  readonly variant?: {
    readonly parameter: string;
    readonly values: readonly string[];
  };
  readonly problemField?: Codec<string>;
}

declare const DocumentType: {
  readonly uahPayment: 1;
  readonly currencyPayment: 2;
  readonly buyRequest: 3;
  readonly saleRequest: 4;
  readonly convertRequest: 5;
};
type DocumentType = (typeof DocumentType)[keyof typeof DocumentType];

declare const PAYROLL = 'payroll';
type DocumentKind = DocumentType | typeof PAYROLL;
declare const DECLARATION = 'declaration';
type SignedKind = DocumentKind | typeof DECLARATION;

declare const DocumentStatus: {
  readonly unsaved: -1;
  readonly new: 0;
  readonly signedSecond: 1;
  readonly signedFirst: 2;
  readonly ready: 3;
  readonly inProgress: 4;
  readonly success: 5;
  readonly aborted: 6;
};
type DocumentStatus = (typeof DocumentStatus)[keyof typeof DocumentStatus];

declare const LANGUAGES: readonly ['ua', 'ru', 'en'];
type Language = (typeof LANGUAGES)[number];

declare const TABLE_PAGE_SIZES: readonly [5, 10, 20, 50];

declare const START_PAGES: readonly ['miAccountsAll', 'today'];
type StartPage = (typeof START_PAGES)[number];

declare const TAX_GROUPS: readonly ['employer', 'single12', 'single3', 'single4', 'selfEmployed'];
type TaxGroup = (typeof TAX_GROUPS)[number];

declare const fields: RecordCodec<
  RecordValue<{
    readonly timeoutInterval: Field<number | null>;
    readonly showClosed: Field<boolean>;
    readonly language: Field<string | null>;
  }>
>;
type TablePageSize = (typeof TABLE_PAGE_SIZES)[number];
interface SavedSearch {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
}
type UserSettings = Value<typeof fields> & {
  readonly pageSizes?: Readonly<Record<string, TablePageSize>>;
  readonly columns?: Readonly<Record<string, readonly string[]>>;
  readonly favouriteAccounts?: readonly string[];
  readonly savedSearches?: Readonly<Record<string, readonly SavedSearch[]>>;
  readonly startPage?: StartPage;
  readonly taxReminders?: Readonly<Record<string, readonly TaxGroup[]>>;
};

declare const clientInfo: RecordCodec<
  RecordValue<{
    readonly bankClientId: Field<string>;
    readonly bankCode: Field<string>;
    readonly bankName: Field<string>;
    readonly bankSwift: Field<string>;
    readonly companyRef: Field<string>;
    readonly companyStatus: Field<1 | 2>;
    readonly signScheme: Field<'one' | 'two'>;
    readonly bankDay: Field<string>;
    readonly nextPaymentNumber: Field<number>;
    readonly nextCurrencyPaymentNumber: Field<number>;
    readonly nextCurrencyRequestNumber: Field<number>;
    readonly nextPayrollNumber: Field<number>;
    readonly user: Field<
      RecordValue<{
        readonly userId: Field<string>;
        readonly role: Field<0 | 1 | 2>;
        readonly status: Field<0 | 1 | 2 | 3 | 4>;
        readonly firstName: Field<string>;
        readonly middleName: Field<string>;
        readonly lastName: Field<string>;
        readonly lastLogin: Field<string | null>;
        readonly passwordExpires: Field<string | null>;
        readonly keyUntil: Field<string | null>;
        readonly rightsValid: Field<boolean>;
        readonly rightsUntil: Field<string | undefined>;
        readonly payrollAccess: Field<0 | 1 | 2>;
        readonly accessMode: Field<0 | 1 | 2 | 3>;
        readonly isAdministrator: Field<boolean>;
        readonly signatureRight: Field<0 | 1 | 2 | 3>;
        readonly position: Field<string>;
        readonly settings: Field<UserSettings>;
      }>
    >;
    readonly companies: Field<
      readonly RecordValue<{
        readonly ref: Field<string>;
        readonly shortName: Field<string>;
        readonly status: Field<1 | 2>;
        readonly code: Field<string | undefined>;
      }>[]
    >;
    readonly hasPayrollProject: Field<boolean>;
    readonly salaryProjects: Field<
      | readonly RecordValue<{
          readonly id: Field<string>;
          readonly transitAccount: Field<string>;
        }>[]
      | undefined
    >;
    readonly onlyFirstKeyUntil: Field<string | null>;
  }>
>;
type ClientInfo = Value<typeof clientInfo>;

declare const signedRef: RecordCodec<
  RecordValue<{
    readonly id: Field<string>;
    readonly type: Field<SignedKind>;
  }>
>;
type SignedRef = Value<typeof signedRef>;

interface FieldProblem {
  readonly field: string;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
}
type StoredAfterFailure = 'no' | 'unknown';
type ApiFailure =
  | {
      readonly kind: 'refused';
      readonly text: string | null;
      readonly code: string | null;
      readonly params: Readonly<Record<string, string>>;
      readonly problems: readonly FieldProblem[];
      readonly requestId?: string;
    }
  | {
      readonly kind: 'unauthorized';
      readonly text: string | null;
      readonly code: string;
      readonly params: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly stored?: StoredAfterFailure;
      readonly requestId?: string;
    }
  | {
      readonly kind: 'network';
      readonly stored?: StoredAfterFailure;
    }
  | {
      readonly kind: 'timeout';
      readonly stored?: StoredAfterFailure;
    }
  | {
      readonly kind: 'aborted';
    }
  | {
      readonly kind: 'unreadable';
      readonly where: string;
      readonly stored?: StoredAfterFailure;
      readonly requestId?: string;
    };
type Outcome<T> =
  | {
      readonly ok: true;
      readonly value: T;
    }
  | {
      readonly ok: false;
      readonly failure: ApiFailure;
    };

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly outlivesPage?: boolean;
}
interface ApiClient {
  call<Request, Answer>(call: Call<Request, Answer>, request: Request, options?: CallOptions): Promise<Outcome<Answer>>;
}

interface RemoteTexts {
  readonly namespace: string;
  readonly load: Readonly<
    Record<
      Language,
      () => Promise<{
        default: Readonly<Record<string, unknown>>;
      }>
    >
  >;
}
interface RemotePage<Props = object> {
  readonly Page: ComponentType<Props>;
  readonly texts: RemoteTexts | readonly RemoteTexts[];
}
interface RemotePageModule {
  readonly page: RemotePage;
}

interface CardServices {
  readonly session: ClientInfo;
  readonly language: Language;
  readonly api: ApiClient;
  ask<Answer>(
    key: readonly unknown[],
    call: (signal: AbortSignal) => Promise<Outcome<Answer>>,
  ): Promise<Outcome<Answer>>;
}
interface RemoteCard<Content = unknown> {
  load(services: CardServices): Promise<Outcome<Content | null>>;
  isUrgent?(content: Content): boolean;
  readonly Body: ComponentType<{
    readonly content: Content;
  }>;
  readonly More?: ComponentType<{
    readonly content: Content;
  }>;
  readonly texts: RemoteTexts | readonly RemoteTexts[];
}
interface RemoteCardModule {
  readonly card: RemoteCard;
}

interface KeyOwner {
  readonly commonName: string;
  readonly organization: string;
  readonly title: string;
  readonly serialNumber: string;
}
interface ProvenKeyRequest {
  readonly request: string;
  readonly signature: string;
}
interface PublicServices {
  readonly language: Language;
  readonly api: ApiClient;
  signIn(): void;
  createKey(owner: KeyOwner, text: string): Promise<ProvenKeyRequest | null>;
}
type PublicPage = ComponentType<PublicServices>;

interface ProvenCertificate {
  readonly certificate: string;
  readonly signature: string;
}
interface KeyServices {
  create(owner: KeyOwner, text: string): Promise<ProvenKeyRequest | null>;
  accept(certificate: string): Promise<string | null>;
  register(): Promise<ProvenCertificate | null>;
}

type ListedRow =
  | {
      readonly on: 'documents';
      readonly id: string;
      readonly kind: DocumentKind;
      readonly status: DocumentStatus;
    }
  | {
      readonly on: 'accounts';
      readonly id: string;
    };
interface RowAction {
  readonly name: string;
  readonly label: string;
  run(): void;
}

type SettingsChange = Partial<UserSettings>;
declare function changedSettings(settings: UserSettings, change: SettingsChange): UserSettings;

type PageParameters = Readonly<Record<string, string>>;
interface Navigation {
  readonly parameters: PageParameters;
  open(page: string, parameters?: PageParameters): void;
  href(page: string, parameters?: PageParameters): string;
  isServed(page: string): boolean;
  readonly entry?: () => string;
  back(): void;
  exit(): void;
}
interface SignOutcome {
  readonly signed: readonly string[];
  readonly send?: readonly string[];
}
interface SignOptions {
  readonly canSend?: boolean;
}
interface FormDraft {
  readonly page: string;
  readonly parameters: PageParameters;
  content(): unknown;
  onKept?(): void;
}
interface RestoredDraft {
  readonly content: unknown;
}
type NoticeKind = 'success' | 'info' | 'warning' | 'error';
interface NextStep {
  readonly label: string;
  readonly name: string;
  run(): void;
}
interface ShellServices {
  readonly session: ClientInfo;
  refreshSession(): void;
  changeSettings(change: SettingsChange): Promise<Outcome<object>>;
  readonly language: Language;
  readonly api: ApiClient;
  readonly navigation: Navigation;
  rowActions(row: ListedRow): readonly RowAction[];
  sign(documents: readonly SignedRef[], options?: SignOptions): Promise<SignOutcome>;
  readonly keys: KeyServices;
  notify(kind: NoticeKind, text: string, next?: NextStep): void;
  holdUnsavedWork(title: string, draft?: FormDraft): () => void;
  restoredDraft(page: string): RestoredDraft | null;
}
interface SteadyServices extends Omit<ShellServices, 'navigation'> {
  readonly navigation: Omit<Navigation, 'parameters' | 'back'>;
}

declare function ShellServicesProvider({
  value,
  children,
}: {
  value: ShellServices;
  children?: ReactNode;
}): react.JSX.Element;
declare function useShell(): ShellServices;
declare function useSteadyShell(): SteadyServices;
declare function useUnsavedWork(isDirty: boolean, title: string, draft?: FormDraft): number | null;
declare function useRestoredDraft(page: string): RestoredDraft | null;

declare const queryKeys: {
  accounts: (companyRef: string) => readonly ['accounts', string];
  payments: (companyRef: string) => readonly ['payments', string];
  payment: (companyRef: string, id: string) => readonly ['payments', string, 'one', string];
};
declare function keysTouchedByDocuments(companyRef: string): readonly (readonly string[])[];

declare const REMOTE_CONTRACT_VERSION = '1.59.0';

export {
  REMOTE_CONTRACT_VERSION,
  ShellServicesProvider,
  changedSettings,
  keysTouchedByDocuments,
  queryKeys,
  useRestoredDraft,
  useShell,
  useSteadyShell,
  useUnsavedWork,
};
export type {
  CardServices,
  FormDraft,
  KeyOwner,
  KeyServices,
  ListedRow,
  Navigation,
  NextStep,
  NoticeKind,
  PageParameters,
  ProvenCertificate,
  ProvenKeyRequest,
  PublicPage,
  PublicServices,
  RemoteCard,
  RemoteCardModule,
  RemotePage,
  RemotePageModule,
  RemoteTexts,
  RestoredDraft,
  RowAction,
  SettingsChange,
  ShellServices,
  SignOptions,
  SignOutcome,
  SteadyServices,
};
