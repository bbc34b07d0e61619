export interface FullName {
  readonly lastName: string;
  readonly firstName: string;
  readonly middleName: string;
}

/** Puts further words into the middle name, where the rule finds them. */
export function splitFullName(text: string): FullName {
  const [lastName = '', firstName = '', ...rest] = text.split(/\s+/).filter((word) => word !== '');
  return { lastName, firstName, middleName: rest.join(' ') };
}

export function joinFullName({ lastName, firstName, middleName }: FullName): string {
  return [lastName, firstName, middleName].filter((part) => part !== '').join(' ');
}

/** Нечуй-Левицький, Лук’яненко. */
const NAME_WORD = /^\p{L}+(?:[-'’ʼ]\p{L}+)*$/u;

/** True for letters, hyphens and apostrophes. Source: docs/requirements/shell-accounts-admin.md#user-data. */
export function isNameWord(word: string): boolean {
  return NAME_WORD.test(word);
}
