import { StatusTag, type StatusTone } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { KeyState } from './key-rows';

const TONES: Readonly<Record<KeyState, StatusTone>> = {
  requested: 'neutral',
  issued: 'working',
  active: 'good',
  ending: 'waiting',
  blocked: 'bad',
  expired: 'neutral',
  revoked: 'neutral',
};
/** The states in the order of a key's life: the number is the tag's address. */
const ORDER = Object.keys(TONES);

/** The state of a key as a word and a colour. */
export function KeyStateTag({ state }: { state: KeyState }) {
  const { t } = useTexts();
  return (
    <StatusTag status={ORDER.indexOf(state)} tone={TONES[state]}>
      {t(`keys.states.${state}`)}
    </StatusTag>
  );
}
