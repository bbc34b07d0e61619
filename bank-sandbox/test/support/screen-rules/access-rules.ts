import { addTemplate, registerUser, resetNumeration, saveDraft, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { NumberCounter, PAGE_OF_DOCUMENT, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { ROUTES } from '../../../src/server/routes';
import { getRefusalCode } from '../find-access-refusal';
import { PAYMENT, type Person } from '../person';
import { simpleRule, callForCode, type Scene, type ScreenRule } from './scene';

const ANY_PAGE = 'any page';

/** Calls that change data. */
const WRITING_CALLS = ROUTES.map(({ call }) => call).filter(
  ({ access, method, changes }) => access === 'company' && (method === 'POST' || changes),
);

/** Builds rules without parameters: the bank checks the caller first. */
function buildRules(
  paths: readonly string[],
  [screen, condition, refusal]: readonly [screen: string, condition: string, refusal: string],
  [who, companyRef]: readonly [who: (scene: Scene) => Person, companyRef: string],
): readonly ScreenRule[] {
  return paths.map((path) => {
    const call = WRITING_CALLS.find((one) => one.path === path);
    if (!call) throw new Error(`no writing call ${path}`);
    return simpleRule(screen, path, condition, refusal, async (scene) => {
      const code = await getRefusalCode(scene.bank, who(scene), { call }, { companyRef });
      return code ?? 'done';
    });
  });
}

const inWaiting = [({ waiting }: Scene) => waiting, '1004'] as const;
const restricted = [({ restricted: person }: Scene) => person, '1002'] as const;
const totalsOnly = [({ totalsOnly: person }: Scene) => person, '1001'] as const;
const withoutProject = [({ withoutProject: person }: Scene) => person, '1002'] as const;

/** Hidden by mode 3. Source: docs/requirements/shell-accounts-admin.md#menu. */
const CREDIT_CALLS = ['/order_early_repayment', '/apply_credit'];
const KEY_CALLS = ['/change_cert_status', '/upload_cert', '/request_cert', '/cancel_cert_request', '/renew_cert'];
const SALARY_CALLS = ['/save_payroll', '/save_employee', '/save_employees', '/drop_employees'];

const COLLEAGUE: RequestOf<typeof registerUser>['user'] = {
  lastName: 'Новенька',
  firstName: 'Ольга',
  middleName: '',
  code: '0040802231',
  hasCode: true,
  role: 2,
  signatureRight: 3,
  isAdministrator: false,
  position: 'Оператор',
  consent: true,
  login: 'novenka1',
  password: 'Perevirka77',
  secretQuestion: 'Місто?',
  secretAnswer: 'Київ',
  email: 'n@mail.example',
  phone: '0500001099',
};
const buildDraft = (page: string) => ({ id: null, page, name: '', data: '{}' });

export const ACCESS_RULES: readonly ScreenRule[] = [
  ...buildRules(
    WRITING_CALLS.map(({ path }) => path).filter((path, place, paths) => paths.indexOf(path) === place),
    [ANY_PAGE, 'the company waits for its confirmation', 'invalid_clnt_status'],
    inWaiting,
  ),
  simpleRule('editUser', 'register', 'the company waits for its confirmation', 'invalid_clnt_status', ({ waiting }) =>
    callForCode(waiting, registerUser, {
      user: COLLEAGUE,
      companyRef: '1004',
      token: null,
      certificate: '',
      signature: '',
    }),
  ),
  ...buildRules(CREDIT_CALLS, ['miCredits', 'the mode of access does not offer the page', 'forbidden'], restricted),
  ...buildRules(KEY_CALLS, ['miSettingsKeys', 'the mode of access does not offer the page', 'forbidden'], restricted),
  ...buildRules(SALARY_CALLS, ['miPayrolls', 'the user sees totals only', 'notFound'], totalsOnly),
  ...buildRules(
    SALARY_CALLS,
    ['miPayrolls', 'the bank does not pay the company’s salaries', 'notFound'],
    withoutProject,
  ),
  simpleRule(
    'miSettings',
    'reset',
    'numbers of payrolls that the company has none of',
    'notFound',
    ({ withoutProject: person }) => callForCode(person, resetNumeration, { counter: NumberCounter.payroll }),
  ),
  simpleRule(
    'miCreditsGet',
    'keepDraft',
    'the mode of access does not offer the page',
    'forbidden',
    ({ restricted: person }) => callForCode(person, saveDraft, buildDraft('miCreditsGet')),
  ),
  simpleRule('miPayrollNew', 'keepDraft', 'the user sees totals only', 'forbidden', ({ totalsOnly: person }) =>
    callForCode(person, saveDraft, buildDraft(PAGE_OF_DOCUMENT[PAYROLL])),
  ),
  simpleRule('miPmtJournal', 'template', 'a request cannot be a template', 'badRequest', async ({ bank, operator }) => {
    const content = { cdata: JSON.stringify(PAYMENT), template_name: 'Заявка', template_type: '3', cur_ref: '840' };
    return (await getRefusalCode(bank, operator, { call: addTemplate }, { companyRef: '1001', ...content })) ?? 'done';
  }),
];
