import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createApiClient,
  type ApiClient,
  type ApiFailure,
  type CallOptions,
  type Outcome,
  type SessionIdentity,
} from '@ncb/shared-kernel/api/client';
import {
  documentsToSign,
  getUserInfo,
  login as loginCall,
  savePayment,
  sendDocuments,
  signDocuments,
  unsignDocuments,
  type AnswerOf,
  type Call,
  type SignedRef,
  type SignInAnswer,
  type UahPaymentToSave,
  type Verdict,
} from '@ncb/shared-kernel/api/contract';
import { createSigner, ECDSA_P256, decodePem, openKeyFile, type DocumentSigner } from '@ncb/shared-kernel/signature';
import { DEMO_USERS, getKeyPassword } from '../../src/seed';
import { CookieJar, type Reachable } from './browser';
import { BANK_DAY } from './test-clock';
import { findOwnerCode } from './find-owner-code';

type TextToSign = Pick<AnswerOf<typeof documentsToSign>['documents'][number], 'id' | 'version' | 'canonical'>;

export class Person {
  readonly jar = new CookieJar();
  readonly client: ApiClient;
  readonly login: string;
  identity: SessionIdentity | null = null;
  readonly #bank: Reachable;

  constructor(bank: Reachable, login: string) {
    this.#bank = bank;
    this.login = login;
    this.client = createApiClient({
      baseUrl: '/ncb/api',
      identity: () => this.identity,
      languageTag: () => 'uk',
      onSessionOver: () => undefined,
      fetch: (url, options) => bank.fetchWith(this.jar)(url, options),
    });
  }

  call<Request, Answer>(
    call: Call<Request, Answer>,
    request: Request,
    options?: CallOptions,
  ): Promise<Outcome<Answer>> {
    return this.client.call(call, request, options);
  }

  async get<Request, Answer>(call: Call<Request, Answer>, request: Request, options?: CallOptions): Promise<Answer> {
    const outcome = await this.call(call, request, options);
    if (!outcome.ok) throw new Error(`${call.path}: ${JSON.stringify(outcome.failure)}`);
    return outcome.value;
  }

  async refused<Request, Answer>(
    call: Call<Request, Answer>,
    request: Request,
    options?: CallOptions,
  ): Promise<ApiFailure> {
    const outcome = await this.call(call, request, options);
    if (outcome.ok) throw new Error(`${call.path} was answered`);
    return outcome.failure;
  }

  enterPassword(password = findSeedUser(this.login).passwd): Promise<Outcome<SignInAnswer>> {
    return this.call(loginCall, { login: this.login, password, secondFactor: 'sms', code: null });
  }

  enterCode(code = findSeedUser(this.login).smsCode): Promise<Outcome<SignInAnswer>> {
    return this.call(loginCall, { login: null, password: null, secondFactor: 'sms', code });
  }

  async signIn(company?: string): Promise<this> {
    await this.enterPassword();
    const entered = await this.enterCode();
    if (!entered.ok) throw new Error(`${this.login} cannot sign in: ${JSON.stringify(entered.failure)}`);
    const info = await this.get(getUserInfo, { companyRef: company ?? null });
    this.actFor(info.companyRef);
    return this;
  }

  actFor(companyRef: string): void {
    this.identity = { companyRef, bankClientId: companyRef, userId: findSeedUser(this.login).userId };
  }

  async save(payment: Partial<UahPaymentToSave> = {}, options?: CallOptions): Promise<string> {
    const receiverCode = findOwnerCode(payment.creditIban ?? '') ?? PAYMENT.receiverCode;
    return (await this.get(savePayment, { type: 1, payment: { ...PAYMENT, receiverCode, ...payment } }, options)).id;
  }

  /** Signs documents with the user's own key, like the widget. */
  async signAll(ids: readonly string[]) {
    const { documents } = await this.get(documentsToSign, { documents: toRefs(ids) });
    return this.signTexts(documents);
  }

  async signAllWith(signer: DocumentSigner, ids: readonly string[]) {
    const { documents } = await this.get(documentsToSign, { documents: toRefs(ids) });
    return this.#signTextsWith(signer, documents);
  }

  async signTexts(texts: readonly TextToSign[]) {
    const { certificates } = await this.get(documentsToSign, { documents: [] });
    const [certificate = ''] = certificates;
    const signer = await createSigner(await this.privateKey(), Buffer.from(certificate, 'base64'));
    return this.#signTextsWith(signer, texts);
  }

  #signTextsWith(signer: DocumentSigner, texts: readonly TextToSign[]) {
    const now = this.#bank.now();
    return Promise.all(
      texts.map(async ({ id, version, canonical }) => ({
        id,
        version,
        signature: Buffer.from(await signer.sign(new TextEncoder().encode(canonical), now)).toString('base64'),
      })),
    );
  }

  sign(...ids: readonly string[]): Promise<readonly Verdict[]> {
    return this.signRefs(...toRefs(ids));
  }

  /** Signs documents of any kind with the user's own key. */
  async signRefs(...documents: readonly SignedRef[]): Promise<readonly Verdict[]> {
    const texts = await this.get(documentsToSign, { documents });
    const signatures = await this.signTexts(texts.documents);
    return (await this.get(signDocuments, { all: false, documents, signatures })).verdicts;
  }

  async unsign(...ids: readonly string[]): Promise<readonly Verdict[]> {
    return (await this.get(unsignDocuments, { documents: toRefs(ids) })).verdicts;
  }

  async send(...ids: readonly string[]): Promise<readonly Verdict[]> {
    return (await this.get(sendDocuments, { documents: toRefs(ids) })).verdicts;
  }

  async privateKey(): Promise<CryptoKey> {
    const file = readFileSync(join(this.#bank.dataDir, 'keys', `${this.login}.pem`), 'utf8');
    const pkcs8 = decodePem('PRIVATE KEY', file);
    if (pkcs8) return crypto.subtle.importKey('pkcs8', pkcs8, ECDSA_P256, false, ['sign']);
    const opening = await openKeyFile(file, getKeyPassword(findSeedUser(this.login)));
    if (!opening.ok) throw new Error(`the key file of ${this.login} does not open`);
    return opening.key.privateKey;
  }
}

export function findSeedUser(login: string) {
  const user = DEMO_USERS.find((item) => item.login === login);
  if (!user) throw new Error(`nobody is called ${login}`);
  return user;
}

/** Verdicts: new status, or refusal. */
export const ok = (id: string, status: number) => ({ id, status, error: null, errorCode: null });
export const refused = (id: string, errorCode: string) => ({ id, status: null, error: expect.any(String), errorCode });

export function toRefs(ids: readonly string[]) {
  return ids.map((id) => ({ id, type: 1 as const }));
}

export const PAYMENT: UahPaymentToSave = {
  id: null,
  number: '107',
  documentDate: BANK_DAY,
  valueDate: '',
  debitAccountId: '7001',
  creditIban: 'UA263052990000026006999000301',
  receiverName: 'ТОВ «Світанок Постач»',
  receiverCode: '92000019',
  receiverIsResident: true,
  receiverHasCode: true,
  amount: '1234.56',
  purpose: 'Оплата за товар згідно рах. №17, без ПДВ',
};
