import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import { issueRequestedCertificate, refuseRequestedCertificate } from '../certificate-requests';
import { confirmCompany, refuseCompany } from '../registrations';
import { confirmUser, refuseUser } from '../user-registrations';
import { readId, NO_ID, NO_REASON, readReason, toResult, type Action, type SectionName } from './action';

interface Decision {
  readonly section: SectionName;
  readonly name: string;
  readonly help: string;
  readonly say: (id: number) => string;
}

function createApproval(
  { say, ...action }: Decision,
  decide: (bank: Services, id: number) => Promise<Outcome<unknown>>,
): Action {
  return {
    ...action,
    fields: ['id'],
    async run(bank, input) {
      const id = readId(input);
      return id === null ? NO_ID : toResult(await decide(bank, id), () => say(id));
    },
  };
}

function reject(
  { say, ...action }: Decision,
  decide: (bank: Services, id: number, reason: string) => Promise<Outcome<unknown>>,
): Action {
  return {
    ...action,
    fields: ['id', 'reason'],
    async run(bank, input) {
      const [id, reason] = [readId(input), readReason(input)];
      if (id === null) return NO_ID;
      return reason === null ? NO_REASON : toResult(await decide(bank, id, reason), () => say(id));
    },
  };
}

export const APPROVAL_ACTIONS: readonly Action[] = [
  createApproval(
    {
      name: 'confirm',
      section: 'registrations',
      help: 'підтвердити реєстрацію компанії: confirm 1004',
      say: (id) => `Компанію ${id} підтверджено.`,
    },
    confirmCompany,
  ),
  reject(
    {
      name: 'refuse',
      section: 'registrations',
      help: 'відхилити реєстрацію компанії: refuse 1004 "причина"',
      say: (id) => `Реєстрацію компанії ${id} відхилено.`,
    },
    refuseCompany,
  ),
  createApproval(
    {
      name: 'confirm-user',
      section: 'registrations',
      help: 'підтвердити користувача компанії, що вже працює: confirm-user 601',
      say: (id) => `Користувача ${id} підтверджено.`,
    },
    confirmUser,
  ),
  reject(
    {
      name: 'refuse-user',
      section: 'registrations',
      help: 'відхилити такого користувача: refuse-user 601 "причина"',
      say: (id) => `Реєстрацію користувача ${id} відхилено.`,
    },
    refuseUser,
  ),
  createApproval(
    {
      name: 'issue',
      section: 'certificates',
      help: 'видати сертифікат за запитом: issue 3',
      say: (id) => `Сертифікат за запитом ${id} видано.`,
    },
    issueRequestedCertificate,
  ),
  reject(
    {
      name: 'refuse-certificate',
      section: 'certificates',
      help: 'відмовити в сертифікаті: refuse-certificate 3 "причина"',
      say: (id) => `Запит ${id} на сертифікат відхилено.`,
    },
    refuseRequestedCertificate,
  ),
];
