import {
  addUser,
  changeCertificateStatus,
  changePayrollAccess,
  changeUserInfo,
  changeUserRights,
  changeUserStatus,
  decideUserChange,
  endUserSessions,
  getPersonInfo,
  listCertificates,
  listUsers,
  prepareLetter,
  requestCertificate,
  revokeUserRights,
  sendLetter,
  submitQuestionnaire,
} from '@ncb/shared-kernel/api/contract';
import { UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { BUH1, DIRECTOR1, DIRECTOR2, OPER1 } from '../user-ids';
import { saysTo, type Scene, type ScreenRule } from './scene';

const RIGHTS = { role: 1 as const, signatureRight: 2 as const, position: 'Бухгалтер' };
const RECALL = {
  theme: 'recall',
  subject: 'Відкликання',
  text: 'Відкликаємо.',
  replyTo: null,
  attachments: [],
} as const;
const USERS = 'miSettingsUsers';

/** A rule whose situation is there from the beginning. */
const row = (
  screen: string,
  action: string,
  condition: string,
  refusal: string,
  call: (scene: Scene) => Promise<string>,
): ScreenRule => ({ screen, action, condition, refusal, prepare: (scene) => Promise.resolve(() => call(scene)) });

async function certificateOf({ manager }: Scene, ownerRef: string) {
  const { certificates } = await manager.get(listCertificates, {});
  const found = certificates.find((item) => item.ownerRef === ownerRef && item.status !== 2);
  if (!found) throw new Error(`${ownerRef} has no certificate`);
  return { serial: found.serial, ownerRef };
}

export const PEOPLE_RULES: readonly ScreenRule[] = [
  row(USERS, 'revoke', 'oneself', 'forbidden', ({ manager }) =>
    saysTo(manager, revokeUserRights, { userId: DIRECTOR1, role: null, signatureRight: null, position: '' }),
  ),
  row(USERS, 'revoke', 'by one who manages nobody', 'forbidden', ({ accountant }) =>
    saysTo(accountant, revokeUserRights, { userId: OPER1, role: null, signatureRight: null, position: '' }),
  ),
  row(USERS, 'lock', 'oneself', 'forbidden', ({ manager }) =>
    saysTo(manager, changeUserStatus, { userId: DIRECTOR1, status: UserStatus.blocked }),
  ),
  row(USERS, 'delete', 'oneself', 'forbidden', ({ manager }) =>
    saysTo(manager, changeUserStatus, { userId: DIRECTOR1, status: UserStatus.inactive }),
  ),
  row(USERS, 'lock', 'by one who manages nobody', 'forbidden', ({ accountant }) =>
    saysTo(accountant, changeUserStatus, { userId: OPER1, status: UserStatus.blocked }),
  ),
  row(USERS, 'unlock', 'a user who is not locked', 'userStatusForbidsAction', ({ manager }) =>
    saysTo(manager, changeUserStatus, { userId: OPER1, status: UserStatus.active }),
  ),
  row(USERS, 'changeRights', 'by one who manages nobody', 'forbidden', ({ accountant }) =>
    saysTo(accountant, changeUserRights, { userId: OPER1, ...RIGHTS }),
  ),
  row(USERS, 'changeRights', 'a right that the role cannot have', 'rightNotOfRole', ({ manager }) =>
    saysTo(manager, changeUserRights, { userId: OPER1, role: 2, signatureRight: 0, position: 'Операціоніст' }),
  ),
  row(USERS, 'changePayrollAccess', 'by one who manages nobody', 'forbidden', ({ accountant }) =>
    saysTo(accountant, changePayrollAccess, { userId: OPER1, access: 2 }),
  ),
  row(USERS, 'addUser', 'a user who works here already', 'userIsInCompany', ({ manager }) =>
    saysTo(manager, addUser, { userId: BUH1, ...RIGHTS }),
  ),
  row(USERS, 'endSessions', 'by one who manages nobody', 'forbidden', ({ accountant }) =>
    saysTo(accountant, endUserSessions, { userId: OPER1 }),
  ),
  {
    ...{ screen: USERS, action: 'refuse', condition: 'one’s own change', refusal: 'forbidden' },
    async prepare({ manager }) {
      await manager.get(changePayrollAccess, { userId: OPER1, access: 2 });
      const { users } = await manager.get(listUsers, { needAll: false });
      const [change] = users.flatMap(({ changes }) => changes);
      return () => saysTo(manager, decideUserChange, { changeId: change?.id ?? '', decision: 'refuse' });
    },
  },
  {
    ...{ screen: 'editUser', action: 'isAdmin', condition: 'a user who is there already', refusal: 'badRequest' },
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
      return () => saysTo(manager, changeUserInfo, { ...form, userId: BUH1, consent: true, oldPassword: '' });
    },
  },
  {
    ...{ screen: 'editUser', action: 'save', condition: 'a colleague’s data, no administrator', refusal: 'forbidden' },
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
      return () => saysTo(director, changeUserInfo, { ...form, userId: BUH1, consent: true, oldPassword: '' });
    },
  },
  row('miSettingsKeys', 'request', 'an operator', 'forbidden', ({ operator }) =>
    saysTo(operator, requestCertificate, { request: 'x' }),
  ),
  {
    ...{ screen: 'miSettingsKeys', action: 'block', condition: 'a colleague’s key', refusal: 'forbidden' },
    async prepare(scene) {
      const key = await certificateOf(scene, DIRECTOR2);
      return () => saysTo(scene.accountant, changeCertificateStatus, { ...key, status: 1 });
    },
  },
  {
    ...{ screen: 'miSettingsKeys', action: 'unblock', condition: 'a manager blocked it', refusal: 'forbidden' },
    async prepare(scene) {
      const key = await certificateOf(scene, BUH1);
      await scene.manager.get(changeCertificateStatus, { ...key, status: 1 });
      return () => saysTo(scene.accountant, changeCertificateStatus, { ...key, status: 0 });
    },
  },
  row('miOrganization', 'submit', 'no director', 'forbidden', ({ accountant }) =>
    saysTo(accountant, submitQuestionnaire, { revision: 0 }),
  ),
  row('miMail', 'send', 'a theme that is signed', 'signatureNeeded', ({ manager }) =>
    saysTo(manager, sendLetter, { letter: RECALL }),
  ),
  row('miMail', 'signAndSend', 'an operator', 'insufficientOrExpiredRights', ({ operator }) =>
    saysTo(operator, prepareLetter, { letter: RECALL }),
  ),
];
