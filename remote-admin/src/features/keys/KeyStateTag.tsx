import { StatusTag, type StatusTone } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { KeyState } from './build-key-rows';

const TONES: Readonly<Record<KeyState, StatusTone>> = {
  requested: 'neutral',
  issued: 'working',
  active: 'good',
  ending: 'waiting',
  blocked: 'bad',
  expired: 'neutral',
  revoked: 'neutral',
};
/** States in the order of a key's life; the index is the tag's `data-status`. */
const ORDER = Object.keys(TONES);

export function KeyStateTag({ state }: { state: KeyState }) {
  const { t } = useTexts();
  return (
    <StatusTag status={ORDER.indexOf(state)} tone={TONES[state]}>
      {t(`keys.states.${state}`)}
    </StatusTag>
  );
}
