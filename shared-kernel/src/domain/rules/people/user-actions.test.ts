import { Role, UserStatus } from '../../vocabulary';
import {
  getAddableUsers,
  getAllowedUserActions,
  canManageUsers,
  getRemovalRefusal,
  seesAllUsers,
  STATUS_AFTER,
  getUserActionRefusal,
  type UserAction,
  type UserManager,
} from './user-actions';

const manager = (role: Role, isAdministrator: boolean): UserManager => ({ userId: '1', role, isAdministrator });
const DIRECTOR = manager(Role.director, false);
const ADMINISTRATOR = manager(Role.accountant, true);
const ACCOUNTANT = manager(Role.accountant, false);
const STATUSES = Object.values(UserStatus);

const findStatuses = (action: UserAction, actor: UserManager, userId = '2') =>
  STATUSES.filter((status) => getAllowedUserActions(actor, { userId, status }).includes(action));

describe('userActionBar', () => {
  const self = { userId: '1', status: UserStatus.active };
  const other = { userId: '2', status: UserStatus.active };

  it.each([
    ['managersOnly', ACCOUNTANT, other, 'lock'],
    ['managersOnly', ACCOUNTANT, other, 'changeRights'],
    ['administratorsOnly', DIRECTOR, other, 'edit'],
    ['notOneself', ADMINISTRATOR, self, 'lock'],
    ['notOneself', DIRECTOR, self, 'delete'],
    ['wrongStatus', DIRECTOR, other, 'unlock'],
    ['wrongStatus', DIRECTOR, { ...other, status: UserStatus.registered }, 'lock'],
    ['deletedUser', DIRECTOR, { ...other, status: UserStatus.inactive }, 'changeRights'],
    [null, ACCOUNTANT, self, 'edit'],
    [null, DIRECTOR, other, 'lock'],
  ] as const)('says %s', (bar, actor, user, action) => {
    expect(getUserActionRefusal(actor, user, action)).toBe(bar);
  });
});

describe('revokeBar', () => {
  it.each([
    ['notOneself', DIRECTOR, '1'],
    ['notOneself', ADMINISTRATOR, '1'],
    ['managersOnly', ACCOUNTANT, '2'],
    [null, DIRECTOR, '2'],
  ] as const)('says %s', (bar, actor, userId) => {
    expect(getRemovalRefusal(actor, { userId })).toBe(bar);
  });
});

describe('canManageUsers', () => {
  it.each([
    [Role.director, false, true],
    [Role.accountant, false, false],
    [Role.operator, false, false],
    [Role.accountant, true, true],
    [Role.operator, true, true],
  ])('role %d, administrator %s: %s', (role, isAdministrator, expected) => {
    expect(canManageUsers({ role, isAdministrator })).toBe(expected);
  });

  it('is not needed to see all users: that is the director’s', () => {
    expect(Object.values(Role).filter(seesAllUsers)).toEqual([Role.director]);
  });
});

describe('allowedUserActions', () => {
  it.each([
    ['a director', DIRECTOR],
    ['an administrator', ADMINISTRATOR],
  ])('lets %s lock the active, unlock the blocked, delete and change rights of all but the deleted', (_, actor) => {
    expect(findStatuses('lock', actor)).toEqual([2]);
    expect(findStatuses('unlock', actor)).toEqual([3]);
    expect(findStatuses('delete', actor)).toEqual([0, 1, 2, 3]);
    expect(findStatuses('changeRights', actor)).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['a director', DIRECTOR],
    ['an administrator', ADMINISTRATOR],
  ])('lets %s neither lock nor unlock nor delete himself', (_, actor) => {
    for (const action of ['lock', 'unlock', 'delete'] as const) expect(findStatuses(action, actor, '1')).toEqual([]);
    expect(findStatuses('changeRights', actor, '1')).toEqual([0, 1, 2, 3]);
  });

  it('lets another edit only where he is administrator', () => {
    expect(findStatuses('edit', DIRECTOR)).toEqual([]);
    expect(findStatuses('edit', ADMINISTRATOR)).toEqual([0, 1, 2, 3]);
  });

  it('lets everybody edit himself and nothing more', () => {
    expect(getAllowedUserActions(ACCOUNTANT, { userId: '1', status: UserStatus.active })).toEqual(['edit']);
    expect(getAllowedUserActions(ACCOUNTANT, { userId: '2', status: UserStatus.active })).toEqual([]);
  });

  it('stands in the order of the menu', () => {
    expect(getAllowedUserActions(ADMINISTRATOR, { userId: '2', status: UserStatus.active })).toEqual([
      'edit',
      'changeRights',
      'lock',
      'delete',
    ]);
  });

  it('leads to blocked, active and deleted', () => {
    expect(STATUS_AFTER).toEqual({ lock: 3, unlock: 2, delete: 4 });
  });
});

describe('addableUsers', () => {
  it('are those who do not work for the company yet', () => {
    const users = [
      { id: '1', companies: ['1001', '1002'] },
      { id: '2', companies: ['1002'] },
      { id: '3', companies: [] },
    ];
    expect(getAddableUsers(users, '1001').map(({ id }) => id)).toEqual(['2', '3']);
  });
});
