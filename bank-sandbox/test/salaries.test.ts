import {
  changePayrollAccess,
  changeUserRights,
  documentsToSign,
  dropEmployees,
  dropPayments,
  dropPayrolls,
  getActions,
  getEvents,
  getPayroll,
  getSignedPdf,
  getUserInfo,
  listDrafts,
  listEmployeeAccounts,
  listEmployees,
  listPayrolls,
  listSalaryProjects,
  listUsers,
  recallDocuments,
  saveDraft,
  saveEmployee,
  saveEmployees,
  savePayments,
  savePayroll,
  sendDocuments,
  signDocuments,
  unsignDocuments,
} from '@ncb/shared-kernel/api/contract';
import { PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { findBrokenAuditRow } from '../src/audit';
import { company, bankState, document, employeeAccount, membership, smsOutbox } from '../src/db/schema';
import { approveAll } from './support/sign-declarations';
import { buildBatch, withOneRow, payrollRef, makePersonalIban, storePayroll, sends, PAYROLL } from './support/payroll';
import { extractPdfText } from './support/read-pdf';
import { Person, toRefs } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';
import { ANY_PAYROLL } from './support/searches';

const bank = setUpBank();
const director = setUpPerson(bank, 'director1');
const accountant = setUpPerson(bank, 'buh1');
const testedUser = setUpPerson(bank, 'director2', '1001');
const stranger = setUpPerson(bank, 'fop1');

const getUserId = (person: Person) => person.identity?.userId ?? '';
const setMembership = (person: Person, change: Partial<typeof membership.$inferInsert>) =>
  bank.services.db.queries
    .update(membership)
    .set(change)
    .where(and(eq(membership.userId, Number(getUserId(person))), eq(membership.companyId, 1001)));
const setAccess = (person: Person, payrollAccess: PayrollAccess) => setMembership(person, { payrollAccess });
const moveBankDay = (dayOffset: number) => bank.services.db.queries.update(bankState).set({ dayOffset });
const JOURNAL = { lastId: null, userId: null, start: null, end: null, type: null } as const;
const DRAFT = { taxCode: '', lastName: 'Нова', firstName: 'Яна', middleName: '', account: makePersonalIban(777) };
const run = async (times = 3) => {
  for (let turn = 0; turn < times; turn += 1) {
    bank.clock.pass({ minutes: 2 });
    await bank.engine.runOnce();
  }
};

describe('the right to see salaries', () => {
  let id: string;
  let executed: string;
  let draftId: string;
  beforeAll(async () => {
    executed = await storePayroll(testedUser, { number: '501', ...withOneRow() });
    const { results } = await accountant.get(savePayments, {
      type: 1,
      all: true,
      payments: [buildBatch('100.00', 9501).salary],
      payrollId: executed,
    });
    const both = [payrollRef(executed), ...toRefs([results[0]?.id ?? ''])];
    await director.signRefs(...both);
    await testedUser.signRefs(...both);
    await sends(director, ...both);
    await run();
    id = await storePayroll(accountant, { number: '502', ...withOneRow() });
    draftId = (await testedUser.get(saveDraft, { id: null, page: 'miPayrollNew', name: 'Відомість', data: '{}' })).id;
  });
  afterAll(async () => {
    await setAccess(testedUser, PayrollAccess.full);
  });

  type Answer = 'unknown' | 'answered';
  /** Results by right: none, totals, full. */
  const CALLS: readonly [name: string, none: Answer, totals: Answer, call: () => Promise<Answer>][] = [
    ['get_payrolls', 'unknown', 'answered', () => getAnswer(() => testedUser.call(listPayrolls, ANY_PAYROLL))],
    ['get_payroll_info', 'unknown', 'answered', () => getAnswer(() => testedUser.call(getPayroll, { id }))],
    ['get_salary_projects', 'unknown', 'answered', () => getAnswer(() => testedUser.call(listSalaryProjects, {}))],
    [
      'save_payroll',
      'unknown',
      'unknown',
      () =>
        getAnswer(() => testedUser.call(savePayroll, { payroll: { ...PAYROLL, id, number: '502', ...withOneRow() } })),
    ],
    [
      'save_batch_docs of a payroll',
      'unknown',
      'unknown',
      () =>
        getAnswer(() =>
          testedUser.call(savePayments, {
            type: 1,
            all: true,
            payments: [buildBatch('100.00', 9503).salary],
            payrollId: id,
          }),
        ),
    ],
    ['get_employees', 'unknown', 'unknown', () => getAnswer(() => testedUser.call(listEmployees, {}))],
    [
      'save_employee',
      'unknown',
      'unknown',
      () => getAnswer(() => testedUser.call(saveEmployee, { ...DRAFT, id: null, status: 'active' })),
    ],
    [
      'save_employees',
      'unknown',
      'unknown',
      () => getAnswer(() => testedUser.call(saveEmployees, { employees: [DRAFT] })),
    ],
    [
      'get_employee_accounts',
      'unknown',
      'unknown',
      () => getAnswer(() => testedUser.call(listEmployeeAccounts, { id: '6001' })),
    ],
    ['drop_employees', 'unknown', 'unknown', () => getAnswer(() => testedUser.call(dropEmployees, { ids: ['99'] }))],
    [
      'get_sdoc',
      'unknown',
      'unknown',
      async () => {
        await moveBankDay(2);
        const answer = await getAnswer(() => testedUser.call(getSignedPdf, { document: payrollRef(executed) }));
        await moveBankDay(0);
        return answer;
      },
    ],
    ['get_docs2sign', 'unknown', 'unknown', async () => listed((await toSign()).length)],
    [
      // The user sees that the payroll exists.
      'sign_doc',
      'unknown',
      'answered',
      () => getVerdict(testedUser.get(signDocuments, { all: false, documents: [payrollRef(id)], signatures: [] })),
    ],
    [
      'unsign_doc',
      'unknown',
      'answered',
      () => getVerdict(testedUser.get(unsignDocuments, { documents: [payrollRef(id)] })),
    ],
    [
      'send_docs',
      'unknown',
      'answered',
      () => getVerdict(testedUser.get(sendDocuments, { documents: [payrollRef(id)] })),
    ],
    [
      'recall_docs',
      'unknown',
      'answered',
      () => getVerdict(testedUser.get(recallDocuments, { documents: [payrollRef(id)] })),
    ],
    [
      'drop_docs',
      'unknown',
      'answered',
      () => getVerdict(testedUser.get(dropPayrolls, { type: 'payroll', ids: [executed] })),
    ],
    [
      'get_journal',
      'unknown',
      'answered',
      async () =>
        listed((await testedUser.get(getActions, { ...JOURNAL, objectType: 'payroll', objectId: id })).actions.length),
    ],
    [
      'get_journal of all',
      'unknown',
      'answered',
      async () => {
        const all = { ...JOURNAL, objectType: null, objectId: null };
        const { actions } = await testedUser.get(getActions, all);
        const ids = (rows: typeof actions) => rows.map((row) => row.id).join();
        return listed(Number(ids(actions) === ids((await accountant.get(getActions, all)).actions)));
      },
    ],
    [
      'get_events',
      'unknown',
      'answered',
      async () => {
        const { events } = await testedUser.get(getEvents, { lastId: null });
        return listed(events.filter(({ documentId }) => documentId === executed).length);
      },
    ],
    [
      'get_drafts',
      'unknown',
      'unknown',
      async () =>
        listed((await testedUser.get(listDrafts, { page: null })).drafts.filter((item) => item.id === draftId).length),
    ],
  ];
  const toSign = async () => (await testedUser.get(documentsToSign, { documents: [payrollRef(id)] })).documents;
  const listed = (count: number): Answer => (count > 0 ? 'answered' : 'unknown');
  const getAnswer = async (call: () => ReturnType<Person['call']>): Promise<Answer> => {
    const outcome = await call();
    return !outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.code === 'notFound'
      ? 'unknown'
      : 'answered';
  };
  const getVerdict = async (call: Promise<{ readonly verdicts: readonly { errorCode: string | null }[] }>) => {
    const [verdict] = (await call).verdicts;
    return verdict?.errorCode === 'notFound' ? 'unknown' : 'answered';
  };

  test.each(CALLS)(
    '%s: with nothing and after the end of his rights %s, with totals %s, with everything answered',
    async (_name, none, totals, call) => {
      await setAccess(testedUser, PayrollAccess.none);
      expect(await call()).toBe(none);
      await setAccess(testedUser, PayrollAccess.full);
      await setMembership(testedUser, { rightsUntil: '2026-07-14' });
      expect(await call()).toBe(none);
      expect((await testedUser.get(getUserInfo, { companyRef: '1001' })).user.payrollAccess).toBe(PayrollAccess.none);
      await setMembership(testedUser, { rightsUntil: null });
      await setAccess(testedUser, PayrollAccess.totals);
      expect(await call()).toBe(totals);
      await setAccess(testedUser, PayrollAccess.full);
      expect(await call()).toBe('answered');
    },
  );

  test('is printed as it was signed, with the signers and their certificates, from the next day', async () => {
    await setAccess(testedUser, PayrollAccess.full);
    const print = () => testedUser.call(getSignedPdf, { document: payrollRef(executed) });
    expect(await print()).toMatchObject({ ok: false, failure: { code: 'statusForbidsAction' } });
    await moveBankDay(2);
    const { pdf } = await testedUser.get(getSignedPdf, { document: payrollRef(executed) });
    await moveBankDay(0);
    const text = extractPdfText(pdf);
    expect(text).toMatch(/Зарплатна відомість № 501 від /);
    expect(text).toMatch(/Період\s+липень 2026 \(І половина\)/);
    expect(text).toMatch(/1\. Умовна Оксана Тестівна\s+UA883516070000026202999000200, 100,00/);
    expect(text).toMatch(/Сума словами\s+Сто гривень 00 копійок/);
    expect(text).toContain('ПРОВЕДЕНО БАНКОМ');
    // The bank's certificate has another label.
    expect(text.match(/Сертифікат [0-9a-f]+/g)).toHaveLength(1);
    expect(text.match(/Сертифікат банку № [0-9a-f]+/g)).toHaveLength(1);
    expect(await stranger.call(getSignedPdf, { document: payrollRef(executed) })).toMatchObject({
      ok: false,
      failure: { code: 'notFound' },
    });
    const { rows } = await testedUser.get(listPayrolls, { ...ANY_PAYROLL, number: '501' });
    expect(rows[0]?.confirmed).toMatch(/^2026-07-15T/);
  });

  test('totals are without rows, and a signature made from the text of another is refused', async () => {
    await setAccess(testedUser, PayrollAccess.totals);
    const { payroll } = await testedUser.get(getPayroll, { id: executed });
    expect(payroll).toMatchObject({ employees: [], total: '100.00', fee: '0.50', payments: [{ part: 'salary' }] });
    const { rows } = await testedUser.get(listPayrolls, { ...ANY_PAYROLL, number: '501' });
    expect(rows).toMatchObject([{ amount: '100.00', employeeCount: 1 }]);
    await setAccess(testedUser, PayrollAccess.full);
    const { documents } = await testedUser.get(documentsToSign, { documents: [payrollRef(id)] });
    expect(documents[0]?.canonical).toContain('Умовна Оксана Тестівна');
    const signatures = await testedUser.signTexts(documents);
    await setAccess(testedUser, PayrollAccess.totals);
    const { verdicts } = await testedUser.get(signDocuments, { all: false, documents: [payrollRef(id)], signatures });
    expect(verdicts).toMatchObject([{ errorCode: 'forbidden' }]);
  });

  test('no news, message or letter of a payroll names a person or a sum', async () => {
    await setAccess(testedUser, PayrollAccess.full);
    const { events } = await testedUser.get(getEvents, { lastId: null });
    expect(events.find(({ documentId }) => documentId === executed)).toMatchObject({ receiverName: '', amount: null });
    const messages = await bank.services.db.queries.select().from(smsOutbox);
    expect(JSON.stringify(messages)).not.toMatch(/Умовна|100[.,]00/);
  });

  test('is given by a manager, never to oneself, and stands in the journal with before and after', async () => {
    const operator = await new Person(bank, 'oper1').signIn();
    const info = async () => (await operator.get(getUserInfo, { companyRef: null })).user.payrollAccess;
    expect(await info()).toBe(PayrollAccess.none);
    await director.get(changePayrollAccess, { userId: getUserId(operator), access: PayrollAccess.totals });
    expect(await info()).toBe(PayrollAccess.none);
    await approveAll(await new Person(bank, 'director2').signIn('1001'));
    expect(await info()).toBe(PayrollAccess.totals);
    const { users } = await director.get(listUsers, { needAll: false });
    expect(users.find((user) => user.id === getUserId(operator))?.payrollAccess).toBe(PayrollAccess.totals);
    const { actions } = await director.get(getActions, {
      ...JOURNAL,
      objectType: 'user',
      objectId: getUserId(operator),
    });
    expect(actions.slice(0, 2)).toMatchObject([
      { type: 'alter_user', detail: 'Зарплати: нічого → лише підсумки' },
      { type: 'payroll_access', detail: 'Тестенко І. П.: нічого → лише підсумки (чекає другої особи)' },
    ]);
    expect(await accountant.refused(changePayrollAccess, { userId: getUserId(operator), access: 2 })).toMatchObject({
      code: 'forbidden',
    });
    await setAccess(testedUser, PayrollAccess.totals);
    expect(await testedUser.refused(changePayrollAccess, { userId: getUserId(testedUser), access: 2 })).toMatchObject({
      code: 'forbidden',
    });
    expect(await director.refused(changePayrollAccess, { userId: getUserId(stranger), access: 2 })).toMatchObject({
      code: 'notFound',
    });
    await setAccess(testedUser, PayrollAccess.full);
    expect(await findBrokenAuditRow(bank.services.db.queries)).toBeNull();
  });
});

test('a person in another role sees no more of payrolls than that role does at first', async () => {
  const access = async () => {
    const { users } = await director.get(listUsers, { needAll: false });
    return users.find((user) => user.id === getUserId(testedUser))?.payrollAccess;
  };
  const become = (role: 0 | 1 | 2, signatureRight: 0 | 1 | 3) =>
    director.get(changeUserRights, { userId: getUserId(testedUser), role, signatureRight, position: 'Посада' });
  await become(2, 3);
  expect(await access()).toBe(PayrollAccess.none);
  await become(0, 0);
  expect(await access()).toBe(PayrollAccess.none);
  await setAccess(testedUser, PayrollAccess.full);
});

describe('the payments of a payroll', () => {
  const makePayments = async (payrollId: string, { salary, fee }: ReturnType<typeof buildBatch>, person = accountant) =>
    (await person.get(savePayments, { type: 1, all: true, payments: [salary, fee], payrollId })).results;
  const stored = () =>
    bank.services.db.queries
      .select({ payrollId: document.payrollId, part: document.payrollPart })
      .from(document)
      .where(and(eq(document.payrollPart, 'salary'), eq(document.companyId, 1001)));

  test('are made once, however often and by however many they are asked for at once', async () => {
    const id = await storePayroll(accountant, { number: '520' });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        makePayments(id, buildBatch(PAYROLL.total, 9520 + index * 2), index % 2 === 0 ? accountant : director),
      ),
    );
    const ids = answers.map((results) => results.map((result) => result.id));
    expect(new Set(ids.map((pair) => pair.join())).size).toBe(1);
    expect(ids[0]).toEqual([expect.any(String), expect.any(String)]);
    expect((await stored()).filter(({ payrollId }) => payrollId === Number(id))).toHaveLength(1);
    const { payroll } = await accountant.get(getPayroll, { id });
    expect(payroll.payments).toMatchObject([
      { part: 'salary', id: ids[0]?.[0], amount: '252688.83', status: 0 },
      { part: 'fee', id: ids[0]?.[1], amount: '1263.44', status: 0 },
    ]);
  });

  test('are completed where only the first one was made, and made again where one was deleted', async () => {
    const id = await storePayroll(accountant, { number: '521' });
    const { salary } = buildBatch(PAYROLL.total, 9540);
    const payments = { type: 1, all: true, payments: [salary], payrollId: id } as const;
    const [first] = (await accountant.get(savePayments, payments)).results;
    const [again, fee] = await makePayments(id, buildBatch(PAYROLL.total, 9542));
    expect(again?.id).toBe(first?.id);
    expect(fee).toMatchObject({ id: expect.any(String), error: null });
    await accountant.get(dropPayments, { type: 'pmt', ids: [first?.id ?? ''] });
    const [third, sameFee] = await makePayments(id, buildBatch(PAYROLL.total, 9544));
    expect(third?.id).not.toBe(first?.id);
    expect(sameFee?.id).toBe(fee?.id);
  });

  test('must fit the payroll, also one that was changed after they were made', async () => {
    const id = await storePayroll(accountant, { number: '522', ...withOneRow({ amount: '200.00' }) });
    const differs = (field: string) => [
      { id: null, errorCode: 'validation', problems: [{ field, key: 'payrollPaymentDiffers' }] },
      { id: null },
    ];
    expect(await makePayments(id, buildBatch('199.99', 9550))).toMatchObject(differs('amount'));
    const { salary, fee } = buildBatch('200.00', 9550);
    expect(await makePayments(id, { salary: { ...salary, creditIban: fee.creditIban }, fee })).toMatchObject(
      differs('cr_acn'),
    );
    expect(await makePayments(id, { salary, fee })).toMatchObject([{ error: null }, { error: null }]);
    await storePayroll(accountant, { id, number: '522', ...withOneRow({ amount: '201.00' }) });
    expect(await makePayments(id, buildBatch('201.00', 9552))).toMatchObject(differs('amount'));
  });

  test('are at most two, and of one’s own payroll', async () => {
    const id = await storePayroll(accountant, { number: '523', ...withOneRow() });
    const { salary, fee } = buildBatch('100.00', 9560);
    const three = { type: 1, all: true, payments: [salary, fee, fee], payrollId: id } as const;
    expect(await accountant.refused(savePayments, three)).toMatchObject({ code: 'badRequest' });
    const foreign = { ...three, payments: [salary] };
    expect(await stranger.refused(savePayments, foreign)).toMatchObject({ code: 'notFound' });
    expect(await accountant.refused(savePayments, { ...foreign, payrollId: '99999' })).toMatchObject({
      code: 'notFound',
    });
  });
});

describe('what is signed', () => {
  test('comes with the difference to the last executed payroll of its type', async () => {
    // The last one paid 100.00 to Умовна only.
    const employees = PAYROLL.employees.slice(0, 2).map((row, place) => ({
      ...row,
      account: place === 0 ? makePersonalIban(901) : row.account,
      amount: place === 0 ? '300.01' : '5.00',
    }));
    const id = await storePayroll(accountant, { number: '530', employees, total: '305.01' });
    const other = await storePayroll(accountant, { number: '531', typeId: '2', ...withOneRow() });
    const { documents } = await director.get(documentsToSign, { documents: [payrollRef(id), payrollRef(other)] });
    expect(documents.map(({ difference }) => difference)).toEqual([
      {
        number: '501',
        documentDate: '2026-07-15',
        total: '100.00',
        employeeCount: 1,
        left: 0,
        marks: [
          { row: 1, mark: 'account', before: PAYROLL.employees[0]?.account },
          { row: 1, mark: 'amount', before: '100.00' },
          { row: 2, mark: 'joined', before: '' },
        ],
      },
      undefined,
    ]);
  });
});

describe('employees of a file', () => {
  const readEmployees = async () => (await accountant.get(listEmployees, {})).employees;
  const person = (taxCode: string, account: string, lastName = 'Файлова') => ({
    ...DRAFT,
    taxCode,
    account,
    lastName,
  });
  const saved = async (...employees: readonly ReturnType<typeof person>[]) =>
    (await accountant.get(saveEmployees, { employees })).results;

  test('are matched by account, else by tax number; what the bank gave stays, what is wrong is named', async () => {
    const employee = PAYROLL.employees[0];
    const before = await readEmployees();
    const [one, other] = [makePersonalIban(801), makePersonalIban(802)];
    const results = await saved(
      person('0048202264', one),
      person('', employee?.account ?? '', 'Інша'),
      person('', ''),
      person('0048202264', other, 'Перейменована'),
    );
    expect(results).toEqual([
      { id: expect.any(String), error: null, problems: [] },
      { id: null, error: expect.any(String), problems: [] },
      { id: null, error: expect.any(String), problems: [{ field: 'account', key: 'empAcnIsEmpty' }] },
      { id: results[0]?.id, error: null, problems: [] },
    ]);
    const after = await readEmployees();
    expect(after).toHaveLength(before.length + 1);
    expect(after.find(({ id }) => id === results[0]?.id)).toMatchObject({ account: other, lastName: 'Перейменована' });
    expect(after.find(({ account }) => account === employee?.account)?.lastName).toBe('Умовна');
  });

  test('have their accounts with the days on which they changed; nobody else’s are told', async () => {
    const [added] = await saved(person('0148102810', makePersonalIban(811)));
    const id = added?.id ?? '';
    await bank.services.db.queries
      .update(employeeAccount)
      .set({ since: '2026-07-10' })
      .where(eq(employeeAccount.employeeId, Number(id)));
    await saved(person('0148102810', makePersonalIban(812)));
    expect(await accountant.get(listEmployeeAccounts, { id })).toEqual({
      accounts: [
        { account: makePersonalIban(812), since: '2026-07-15', until: null },
        { account: makePersonalIban(811), since: '2026-07-10', until: '2026-07-15' },
      ],
    });
    expect(await stranger.refused(listEmployeeAccounts, { id })).toMatchObject({ code: 'notFound' });
  });

  test('of 5,000 are stored in one go; one more is too many', async () => {
    // Employees have a page only if the bank pays the salaries.
    await bank.services.db.queries.update(company).set({ hasPayrollProject: true }).where(eq(company.id, 1003));
    const many = Array.from({ length: 5000 }, (_, place) => person('', makePersonalIban(10_000 + place)));
    const { results } = await stranger.get(saveEmployees, { employees: many });
    expect(results.filter(({ error }) => error === null)).toHaveLength(5000);
    expect(
      (await stranger.get(saveEmployees, { employees: [person('', makePersonalIban(999))] })).results,
    ).toMatchObject([{ id: null, problems: [{ field: 'employees', key: 'tooManyEmployees' }] }]);
    expect(await stranger.refused(saveEmployees, { employees: [...many, DRAFT] })).toMatchObject({
      problems: [{ field: 'employees', key: 'tooManyEmployees' }],
    });
  });
});
