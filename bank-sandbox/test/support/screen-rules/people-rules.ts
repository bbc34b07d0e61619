import {
  addUser,
  attachQuestionnaireFile,
  changeCertificateStatus,
  changePayrollAccess,
  changeUserInfo,
  changeUserRights,
  changeUserStatus,
  decideUserChange,
  endUserSessions,
  getPersonInfo,
  getQuestionnaire,
  listCertificates,
  listUsers,
  prepareLetter,
  requestCertificate,
  revokeUserRights,
  saveQuestionnaire,
  sendLetter,
  submitQuestionnaire,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { QUESTIONNAIRE } from '@ncb/shared-kernel/domain/rules/testing';
import { DECLARATION, KEPT_SECRET_ANSWER, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { appUser, certificate, CertificateStatus } from '../../../src/db/schema';
import type { Person } from '../person';
import { BLOCKED1, BUH1, DIRECTOR1, DIRECTOR2, OPER1, TEMP1 } from '../user-ids';
import { simpleRule, callForCode, type Scene, type ScreenRule } from './scene';

const RIGHTS = { role: 1 as const, signatureRight: 2 as const, position: 'Бухгалтер' };
const RECALL = {
  theme: 'recall',
  subject: 'Відкликання',
  text: 'Відкликаємо.',
  replyTo: null,
  attachments: [],
} as const;
const USERS = 'miSettingsUsers';

async function findCertificate({ manager }: Scene, ownerRef: string) {
  const { certificates } = await manager.get(listCertificates, {});
  const certificate = certificates.find((item) => item.ownerRef === ownerRef && item.status !== 2);
  if (!certificate) throw new Error(`${ownerRef} has no certificate`);
  return { serial: certificate.serial, ownerRef };
}

async function buildForm(person: Person, userId: string, changes: Partial<RequestOf<typeof changeUserInfo>>) {
  const { person: details } = await person.get(getPersonInfo, { userId });
  const secrets = { login: '', password: '', secretQuestion: '', secretAnswer: '' };
  return { ...details, hasCode: null, ...secrets, userId, consent: true, oldPassword: '', ...changes };
}

/** @returns the revision of the draft */
async function ensureInReview({ manager }: Scene): Promise<number> {
  const { state, revision } = await manager.get(getQuestionnaire, {});
  if (state === 'submitted') return revision;
  const stored = await manager.get(saveQuestionnaire, { questionnaire: QUESTIONNAIRE, revision });
  const { declarationId } = await manager.get(submitQuestionnaire, { revision: stored.revision });
  await manager.signRefs({ id: declarationId, type: DECLARATION });
  return (await manager.get(getQuestionnaire, {})).revision;
}

const PDF = { fileName: 'схема.pdf', content: Buffer.from('%PDF-1.7 the scheme').toString('base64') };

const QUESTIONNAIRE_RULES = (
  [
    ['save', (person, revision) => callForCode(person, saveQuestionnaire, { questionnaire: QUESTIONNAIRE, revision })],
    ['submit', (person, revision) => callForCode(person, submitQuestionnaire, { revision })],
    ['attach', (person) => callForCode(person, attachQuestionnaireFile, PDF)],
  ] as const satisfies readonly (readonly [string, (person: Person, revision: number) => Promise<string>])[]
).map(([action, act]): ScreenRule => ({
  screen: 'miSettingsDocs',
  action,
  condition: 'the bank looks at it',
  refusal: 'statusForbidsAction',
  async prepare(scene) {
    const revision = await ensureInReview(scene);
    return () => act(scene.manager, revision);
  },
}));

export const PEOPLE_RULES: readonly ScreenRule[] = [
  simpleRule(USERS, 'revoke', 'oneself', 'forbidden', ({ manager }) =>
    callForCode(manager, revokeUserRights, { userId: DIRECTOR1, role: null, signatureRight: null, position: '' }),
  ),
  simpleRule(USERS, 'revoke', 'by one who manages nobody', 'forbidden', ({ accountant }) =>
    callForCode(accountant, revokeUserRights, { userId: OPER1, role: null, signatureRight: null, position: '' }),
  ),
  simpleRule(USERS, 'lock', 'oneself', 'forbidden', ({ manager }) =>
    callForCode(manager, changeUserStatus, { userId: DIRECTOR1, status: UserStatus.blocked }),
  ),
  simpleRule(USERS, 'delete', 'oneself', 'forbidden', ({ manager }) =>
    callForCode(manager, changeUserStatus, { userId: DIRECTOR1, status: UserStatus.inactive }),
  ),
  simpleRule(USERS, 'lock', 'by one who manages nobody', 'forbidden', ({ accountant }) =>
    callForCode(accountant, changeUserStatus, { userId: OPER1, status: UserStatus.blocked }),
  ),
  simpleRule(USERS, 'unlock', 'a user who is not locked', 'userStatusForbidsAction', ({ manager }) =>
    callForCode(manager, changeUserStatus, { userId: OPER1, status: UserStatus.active }),
  ),
  simpleRule(USERS, 'changeRights', 'by one who manages nobody', 'forbidden', ({ accountant }) =>
    callForCode(accountant, changeUserRights, { userId: OPER1, ...RIGHTS }),
  ),
  simpleRule(USERS, 'changeRights', 'a right that the role cannot have', 'rightNotOfRole', ({ manager }) =>
    callForCode(manager, changeUserRights, { userId: OPER1, role: 2, signatureRight: 0, position: 'Операціоніст' }),
  ),
  simpleRule(USERS, 'changePayrollAccess', 'by one who manages nobody', 'forbidden', ({ accountant }) =>
    callForCode(accountant, changePayrollAccess, { userId: OPER1, access: 2 }),
  ),
  simpleRule(USERS, 'addUser', 'a user who works here already', 'userIsInCompany', ({ manager }) =>
    callForCode(manager, addUser, { userId: BUH1, ...RIGHTS }),
  ),
  simpleRule(USERS, 'endSessions', 'by one who manages nobody', 'forbidden', ({ accountant }) =>
    callForCode(accountant, endUserSessions, { userId: OPER1 }),
  ),
  {
    screen: USERS,
    action: 'refuse',
    condition: 'one’s own change',
    refusal: 'forbidden',
    async prepare({ manager }) {
      await manager.get(changePayrollAccess, { userId: OPER1, access: 2 });
      const { users } = await manager.get(listUsers, { needAll: false });
      const [change] = users.flatMap(({ changes }) => changes);
      return () => callForCode(manager, decideUserChange, { changeId: change?.id ?? '', decision: 'refuse' });
    },
  },
  {
    screen: 'editUser',
    action: 'isAdmin',
    condition: 'a user who is there already',
    refusal: 'badRequest',
    async prepare({ manager }) {
      const { person } = await manager.get(getPersonInfo, { userId: BUH1 });
      const form = {
        ...person,
        hasCode: null,
        isAdministrator: true,
        login: '',
        password: '',
        secretQuestion: '',
        secretAnswer: '',
      };
      return () => callForCode(manager, changeUserInfo, { ...form, userId: BUH1, consent: true, oldPassword: '' });
    },
  },
  {
    screen: 'editUser',
    action: 'isAdmin',
    condition: 'it is taken from an administrator',
    refusal: 'badRequest',
    async prepare({ manager }) {
      const form = await buildForm(manager, DIRECTOR1, { isAdministrator: false, secretAnswer: KEPT_SECRET_ANSWER });
      const { person } = await manager.get(getPersonInfo, { userId: DIRECTOR1 });
      const { login, secretQuestion } = person;
      return () => callForCode(manager, changeUserInfo, { ...form, login, secretQuestion });
    },
  },
  {
    screen: 'editUser',
    action: 'role',
    condition: 'one’s own, by one who manages nobody',
    refusal: 'forbidden',
    async prepare({ accountant }) {
      const form = await buildForm(accountant, BUH1, { signatureRight: 1, secretAnswer: KEPT_SECRET_ANSWER });
      const { person } = await accountant.get(getPersonInfo, { userId: BUH1 });
      const { login, secretQuestion } = person;
      return () => callForCode(accountant, changeUserInfo, { ...form, login, secretQuestion });
    },
  },
  {
    screen: USERS,
    action: 'withdraw',
    condition: 'another’s change',
    refusal: 'forbidden',
    async prepare({ manager, director }) {
      const { users } = await manager.get(listUsers, { needAll: false });
      const [change] = users.flatMap(({ changes }) => changes);
      return () => callForCode(director, decideUserChange, { changeId: change?.id ?? '', decision: 'withdraw' });
    },
  },
  {
    screen: USERS,
    action: 'refuse',
    condition: 'by one who manages nobody',
    refusal: 'forbidden',
    async prepare({ manager, accountant }) {
      const { users } = await manager.get(listUsers, { needAll: false });
      const [change] = users.flatMap(({ changes }) => changes);
      return () => callForCode(accountant, decideUserChange, { changeId: change?.id ?? '', decision: 'refuse' });
    },
  },
  {
    screen: USERS,
    action: 'changeRights',
    condition: 'a user who is deleted',
    refusal: 'userStatusForbidsAction',
    async prepare({ bank, manager }) {
      const { queries } = bank.services.db;
      await queries
        .update(appUser)
        .set({ status: UserStatus.inactive })
        .where(eq(appUser.id, Number(TEMP1)));
      return () => callForCode(manager, changeUserRights, { userId: TEMP1, ...RIGHTS });
    },
  },
  {
    screen: 'editUser',
    action: 'save',
    condition: 'a colleague’s data, no administrator',
    refusal: 'forbidden',
    async prepare({ director }) {
      const { person } = await director.get(getPersonInfo, { userId: BUH1 });
      const form = {
        ...person,
        hasCode: null,
        login: '',
        password: '',
        secretQuestion: '',
        secretAnswer: '',
        position: 'Інша',
      };
      return () => callForCode(director, changeUserInfo, { ...form, userId: BUH1, consent: true, oldPassword: '' });
    },
  },
  simpleRule('miSettingsKeys', 'request', 'an operator', 'forbidden', ({ operator }) =>
    callForCode(operator, requestCertificate, { request: 'x' }),
  ),
  {
    screen: 'miSettingsKeys',
    action: 'block',
    condition: 'a colleague’s key',
    refusal: 'forbidden',
    async prepare(scene) {
      const key = await findCertificate(scene, DIRECTOR2);
      return () => callForCode(scene.accountant, changeCertificateStatus, { ...key, status: 1 });
    },
  },
  {
    screen: 'miSettingsKeys',
    action: 'unblock',
    condition: 'a manager blocked it',
    refusal: 'forbidden',
    async prepare(scene) {
      const key = await findCertificate(scene, BUH1);
      await scene.manager.get(changeCertificateStatus, { ...key, status: 1 });
      return () => callForCode(scene.accountant, changeCertificateStatus, { ...key, status: 0 });
    },
  },
  {
    screen: 'miSettingsKeys',
    action: 'unblock',
    condition: 'it is revoked',
    refusal: 'certificateInactive',
    async prepare(scene) {
      const key = await findCertificate(scene, BLOCKED1);
      await scene.bank.services.db.queries
        .update(certificate)
        .set({ status: CertificateStatus.revoked })
        .where(eq(certificate.serial, key.serial));
      return () => callForCode(scene.manager, changeCertificateStatus, { ...key, status: 0 });
    },
  },
  simpleRule('miOrganization', 'submit', 'no director', 'forbidden', ({ accountant }) =>
    callForCode(accountant, submitQuestionnaire, { revision: 0 }),
  ),
  simpleRule('miSettingsDocs', 'attach', 'an operator', 'forbidden', ({ operator }) =>
    callForCode(operator, attachQuestionnaireFile, PDF),
  ),
  ...QUESTIONNAIRE_RULES,
  simpleRule('miMail', 'send', 'a theme that is signed', 'signatureNeeded', ({ manager }) =>
    callForCode(manager, sendLetter, { letter: RECALL }),
  ),
  simpleRule('miMail', 'signAndSend', 'an operator', 'insufficientOrExpiredRights', ({ operator }) =>
    callForCode(operator, prepareLetter, { letter: RECALL }),
  ),
];
