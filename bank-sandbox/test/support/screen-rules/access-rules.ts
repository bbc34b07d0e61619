import { addTemplate, registerUser, resetNumeration, saveDraft, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { NumberCounter, PAGE_OF_DOCUMENT, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { ROUTES } from '../../../src/server/routes';
import { codeOfCall } from '../bars';
import { PAYMENT, type Person } from '../person';
import { row, saysTo, type Scene, type ScreenRule } from './scene';

const ANY_PAGE = 'any page';

/** Calls that change data. */
const WRITING = ROUTES.map(({ call }) => call).filter(
  ({ access, method, changes }) => access === 'company' && (method === 'POST' || changes),
);

/** Builds rules without parameters: the bank checks the caller first. */
function rulesOf(
  paths: readonly string[],
  [screen, condition, refusal]: readonly [screen: string, condition: string, refusal: string],
  [who, companyRef]: readonly [who: (scene: Scene) => Person, companyRef: string],
): readonly ScreenRule[] {
  return paths.map((path) => {
    const call = WRITING.find((one) => one.path === path);
    if (!call) throw new Error(`no writing call ${path}`);
    return row(screen, path, condition, refusal, async (scene) => {
      const code = await codeOfCall(scene.bank, who(scene), { call }, { companyRef });
      return code ?? 'done';
    });
  });
}

const inWaiting = [({ waiting }: Scene) => waiting, '1004'] as const;
const restricted = [({ restricted: person }: Scene) => person, '1002'] as const;
const totalsOnly = [({ totalsOnly: person }: Scene) => person, '1001'] as const;
const withoutProject = [({ withoutProject: person }: Scene) => person, '1002'] as const;

/** Hidden by mode 3. Source: docs/requirements/shell-accounts-admin.md#menu. */
const OF_CREDITS = ['/order_early_repayment', '/apply_credit'];
const OF_KEYS = ['/change_cert_status', '/upload_cert', '/request_cert', '/cancel_cert_request', '/renew_cert'];
const OF_SALARIES = ['/save_payroll', '/save_employee', '/save_employees', '/drop_employees'];

const COLLEAGUE: RequestOf<typeof registerUser>['user'] = {
  ...{ lastName: 'Новенька', firstName: 'Ольга', middleName: '', code: '0040802231', hasCode: true },
  ...{ role: 2, signatureRight: 3, isAdministrator: false, position: 'Оператор', consent: true },
  ...{ login: 'novenka1', password: 'Perevirka77', secretQuestion: 'Місто?', secretAnswer: 'Київ' },
  ...{ email: 'n@mail.example', phone: '0500001099' },
};
const draftOf = (page: string) => ({ id: null, page, name: '', data: '{}' });

export const ACCESS_RULES: readonly ScreenRule[] = [
  ...rulesOf(
    WRITING.map(({ path }) => path).filter((path, place, paths) => paths.indexOf(path) === place),
    [ANY_PAGE, 'the company waits for its confirmation', 'invalid_clnt_status'],
    inWaiting,
  ),
  row('editUser', 'register', 'the company waits for its confirmation', 'invalid_clnt_status', ({ waiting }) =>
    saysTo(waiting, registerUser, { user: COLLEAGUE, companyRef: '1004', token: null, certificate: '', signature: '' }),
  ),
  ...rulesOf(OF_CREDITS, ['miCredits', 'the mode of access does not offer the page', 'forbidden'], restricted),
  ...rulesOf(OF_KEYS, ['miSettingsKeys', 'the mode of access does not offer the page', 'forbidden'], restricted),
  ...rulesOf(OF_SALARIES, ['miPayrolls', 'the user sees totals only', 'notFound'], totalsOnly),
  ...rulesOf(OF_SALARIES, ['miPayrolls', 'the bank does not pay the company’s salaries', 'notFound'], withoutProject),
  row(
    'miSettings',
    'reset',
    'numbers of payrolls that the company has none of',
    'notFound',
    ({ withoutProject: person }) => saysTo(person, resetNumeration, { counter: NumberCounter.payroll }),
  ),
  row(
    'miCreditsGet',
    'keepDraft',
    'the mode of access does not offer the page',
    'forbidden',
    ({ restricted: person }) => saysTo(person, saveDraft, draftOf('miCreditsGet')),
  ),
  row('miPayrollNew', 'keepDraft', 'the user sees totals only', 'forbidden', ({ totalsOnly: person }) =>
    saysTo(person, saveDraft, draftOf(PAGE_OF_DOCUMENT[PAYROLL])),
  ),
  row('miPmtJournal', 'template', 'a request cannot be a template', 'badRequest', async ({ bank, operator }) => {
    const content = { cdata: JSON.stringify(PAYMENT), template_name: 'Заявка', template_type: '3', cur_ref: '840' };
    return (await codeOfCall(bank, operator, { call: addTemplate }, { companyRef: '1001', ...content })) ?? 'done';
  }),
];
