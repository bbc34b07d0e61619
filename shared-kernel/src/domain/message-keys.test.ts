import { MESSAGE_KEYS } from './message-keys';

describe('the messages', () => {
  it('have no key twice', () => {
    expect(new Set(MESSAGE_KEYS).size).toBe(MESSAGE_KEYS.length);
  });

  it('give six reasons for which a company may not be found', () => {
    expect(MESSAGE_KEYS.filter((key) => key.startsWith('companyNotFoundReasons.'))).toHaveLength(6);
  });
});
