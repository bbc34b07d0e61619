import { REFUSAL_CODES } from '@ncb/shared-kernel/domain';
import { textOf } from './texts';

test.each(REFUSAL_CODES)('%s has a Ukrainian sentence', (code) => {
  expect(textOf(code)).toMatch(/^[А-ЯҐЄІЇ].*\.$/);
});

test('a sentence shows the values that it was given', () => {
  expect(textOf('invalid_sms_code', { triesLeft: '3' })).toContain('3');
});
