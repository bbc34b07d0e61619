import type { TFunction } from 'i18next';
import { getStoredAfter, type ApiFailure } from '../../api/client';
import { isRefusalCode, PROBLEM_KEYS, type ProblemKey, type RefusalReason } from '../../domain';
import type { KERNEL_NAMESPACE } from '../../i18n';

export type Translate = TFunction<typeof KERNEL_NAMESPACE>;

/** Returns the text of a failed call: our text for a known code, otherwise the bank's. */
export function getFailureText(t: Translate, failure: ApiFailure): string {
  const stored = getStoredAfter(failure);
  if (stored !== undefined) return t(`unsaved.${stored}`);
  switch (failure.kind) {
    case 'refused':
    case 'unauthorized': {
      const knownKey = failure.code !== null && isRefusalCode(failure.code);
      if (knownKey) return getRefusalText(t, failure.code, failure.params);
      return failure.text ?? t(`failures.${failure.kind}`);
    }
    case 'http':
      return t('failures.http', { status: failure.status });
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'unreadable':
      return t(`failures.${failure.kind}`);
  }
}

/** Returns the text of a refusal code; an unknown code of a newer bank falls back to the bank's text. */
export function getRefusalText(
  t: Translate,
  code: string | null,
  params: Readonly<Record<string, string>> = {},
  sentence: string | null = null,
): string {
  const seconds = Number(params['seconds']);
  if (code === 'too_many_attempts' && seconds > 0) return getLockoutText(t, seconds);
  if (code !== null && isRefusalCode(code)) return t(`refusals.${code}`, { replace: params });
  return sentence ?? t('failures.refused');
}

function getLockoutText(t: Translate, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 60 ? t('tooManyAttempts.seconds', { seconds }) : t('tooManyAttempts.minutes', { minutes });
}

const LENGTH_TEXTS: Partial<Record<ProblemKey, 'tooLongName' | 'tooLongPpurp' | 'tooLongText' | 'addtlInfTooLong'>> = {
  tooLongName: 'tooLongName',
  tooLongPpurp: 'tooLongPpurp',
  tooLongText: 'tooLongText',
  'sep4.spp.addtlInfTooLong': 'addtlInfTooLong',
};

/** Returns the text of a problem key; an unknown key of a newer bank is returned itself, for support. */
export function getProblemText(t: Translate, key: string, params: Readonly<Record<string, string>> = {}): string {
  const knownKey = PROBLEM_KEYS.find((candidate) => candidate === key);
  if (!knownKey) return key;
  // Found before sending: the bank has not refused anything yet.
  const { refusal } = params;
  if (refusal !== undefined) return t(`refusalReasons.${refusal as RefusalReason}`);
  const lengthText = LENGTH_TEXTS[knownKey];
  // The bank may report a text that is too long without the two numbers; then the general text is used.
  const hasNumbers = params['length'] !== undefined && params['max'] !== undefined;
  if (knownKey === 'invalidIban' && hasNumbers && params['country']) {
    return t(params['length'] === params['max'] ? 'ibans.digits' : 'ibans.length', { replace: params });
  }
  return lengthText && hasNumbers
    ? t(`lengths.${lengthText}`, { replace: params })
    : t(`problems.${knownKey}`, { replace: params });
}
