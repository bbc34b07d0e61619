import { Role } from '../vocabulary';
import { canDelete } from './can-delete';

describe('mayDelete', () => {
  it.each([
    ['its author, an operator', { role: Role.operator, isAuthor: true }],
    ['a director', { role: Role.director, isAuthor: false }],
    ['an accountant', { role: Role.accountant, isAuthor: false }],
    ['an administrator, whatever his role', { role: Role.operator, isAuthor: false, isAdministrator: true }],
    ['one of whom nothing is told', {}],
  ])('lets %s delete a document', (_, who) => {
    expect(canDelete(who)).toBe(true);
  });

  it.each([
    ['an operator', { role: Role.operator, isAuthor: false }],
    [
      'an operator who is told to be no administrator',
      { role: Role.operator, isAuthor: false, isAdministrator: false },
    ],
    ['one without a role', { isAuthor: false }],
  ])('does not let %s delete the document of another', (_, who) => {
    expect(canDelete(who)).toBe(false);
  });
});
