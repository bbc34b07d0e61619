import { Role, UserStatus } from '../../vocabulary';
import {
  addableUsers,
  allowedUserActions,
  managesUsers,
  revokeBar,
  seesAllUsers,
  STATUS_AFTER,
  userActionBar,
  type UserAction,
  type UserManager,
} from './user-actions';

const manager = (role: Role, isAdministrator: boolean): UserManager => ({ userId: '1', role, isAdministrator });
const DIRECTOR = manager(Role.director, false);
const ADMINISTRATOR = manager(Role.accountant, true);
const ACCOUNTANT = manager(Role.accountant, false);
const STATUSES = Object.values(UserStatus);

const statusesOf = (action: UserAction, who: UserManager, userId = '2') =>
  STATUSES.filter((status) => allowedUserActions(who, { userId, status }).includes(action));

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
  ] as const)('says %s', (bar, who, user, action) => {
    expect(userActionBar(who, user, action)).toBe(bar);
  });
});

describe('revokeBar', () => {
  it.each([
    ['notOneself', DIRECTOR, '1'],
    ['notOneself', ADMINISTRATOR, '1'],
    ['managersOnly', ACCOUNTANT, '2'],
    [null, DIRECTOR, '2'],
  ] as const)('says %s', (bar, who, userId) => {
    expect(revokeBar(who, { userId })).toBe(bar);
  });
});

describe('managesUsers', () => {
  it.each([
    [Role.director, false, true],
    [Role.accountant, false, false],
    [Role.operator, false, false],
    [Role.accountant, true, true],
    [Role.operator, true, true],
  ])('role %d, administrator %s: %s', (role, isAdministrator, expected) => {
    expect(managesUsers({ role, isAdministrator })).toBe(expected);
  });

  it('is not needed to see all users: that is the director’s', () => {
    expect(Object.values(Role).filter(seesAllUsers)).toEqual([Role.director]);
  });
});

describe('allowedUserActions', () => {
  it.each([
    ['a director', DIRECTOR],
    ['an administrator', ADMINISTRATOR],
  ])('lets %s lock the active, unlock the blocked, delete and change rights of all but the deleted', (_, who) => {
    expect(statusesOf('lock', who)).toEqual([2]);
    expect(statusesOf('unlock', who)).toEqual([3]);
    expect(statusesOf('delete', who)).toEqual([0, 1, 2, 3]);
    expect(statusesOf('changeRights', who)).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['a director', DIRECTOR],
    ['an administrator', ADMINISTRATOR],
  ])('lets %s neither lock nor unlock nor delete himself', (_, who) => {
    for (const action of ['lock', 'unlock', 'delete'] as const) expect(statusesOf(action, who, '1')).toEqual([]);
    expect(statusesOf('changeRights', who, '1')).toEqual([0, 1, 2, 3]);
  });

  it('lets another edit only where he is administrator', () => {
    expect(statusesOf('edit', DIRECTOR)).toEqual([]);
    expect(statusesOf('edit', ADMINISTRATOR)).toEqual([0, 1, 2, 3]);
  });

  it('lets everybody edit himself and nothing more', () => {
    expect(allowedUserActions(ACCOUNTANT, { userId: '1', status: UserStatus.active })).toEqual(['edit']);
    expect(allowedUserActions(ACCOUNTANT, { userId: '2', status: UserStatus.active })).toEqual([]);
  });

  it('stands in the order of the menu', () => {
    expect(allowedUserActions(ADMINISTRATOR, { userId: '2', status: UserStatus.active })).toEqual([
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
    expect(addableUsers(users, '1001').map(({ id }) => id)).toEqual(['2', '3']);
  });
});
