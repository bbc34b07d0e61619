/** The parts of a person's name under the names of the house; the middle name may be missing. */
export interface FullName {
  readonly lastName: string;
  readonly firstName: string;
  readonly middleName: string;
}

/** The parts of "Last First Middle"; words behind the second all belong to the middle name, where the rule sees them. */
export function splitFullName(text: string): FullName {
  const [lastName = '', firstName = '', ...rest] = text.split(/\s+/).filter((word) => word !== '');
  return { lastName, firstName, middleName: rest.join(' ') };
}

/** "Last First Middle" of the parts that are there. */
export function joinFullName({ lastName, firstName, middleName }: FullName): string {
  return [lastName, firstName, middleName].filter((part) => part !== '').join(' ');
}

/** One word of letters with hyphens and apostrophes in it: Нечуй-Левицький, Лук’яненко. */
const NAME_WORD = /^\p{L}+(?:[-'’ʼ]\p{L}+)*$/u;

/** True for one word of a name. Source: spec 1 §5 ("letters, hyphen or apostrophe") */
export function isNameWord(word: string): boolean {
  return NAME_WORD.test(word);
}
