import { KeyOutlined } from '@ant-design/icons';
import { Button, Grid, Steps } from 'antd';
import { useDates } from '@ncb/shared-kernel/ui';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { KEY_ENDING_DAYS } from '@ncb/shared-kernel/domain/rules';
import { useTexts } from '../../texts';
import type { KeyRow, KeyState } from './build-key-rows';
import { KeyStateTag } from './KeyStateTag';
import styles from './keys.module.css';

const STEP_BY_STATE: Readonly<Record<KeyState, number>> = {
  requested: 0,
  issued: 1,
  active: 2,
  blocked: 2,
  ending: 3,
  expired: 4,
  revoked: 4,
};

interface OwnKeyProps {
  own: KeyRow | null;
  mayAdd: boolean;
  onLost: () => void;
}

export function OwnKey({ own, mayAdd, onLost }: OwnKeyProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  return (
    <section className={styles['own']} data-field="ownKey" data-state={own?.state ?? 'none'}>
      <div>
        <h2 className={styles['ownTitle']}>
          <KeyOutlined aria-hidden /> {t('keys.own')} {own && <KeyStateTag state={own.state} />}
        </h2>
        <p className="ncb-quiet">
          {own
            ? t(`keys.hints.${own.state}`, { date: formatDay(own.until ?? '') })
            : t(mayAdd ? 'keys.hints.none' : 'keys.mayNotAdd')}
        </p>
        {(own !== null || mayAdd) && (
          <Button danger className={styles['lost'] ?? ''} onClick={onLost} data-action="lostKey">
            {t('keys.lost.action')}
          </Button>
        )}
      </div>
      {own && <KeySteps own={own} />}
    </section>
  );
}

/** Steps of a key's life: names beside their circles, below them in a narrower window, bars and one name on a phone. */
function KeySteps({ own: { state, until } }: { own: KeyRow }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { md: isWide = true, xl: hasRoom = true } = Grid.useBreakpoint();
  const current = STEP_BY_STATE[state];
  const isOver = state === 'blocked' || state === 'expired' || state === 'revoked';
  const items = [
    { title: t('keys.steps.request') },
    { title: t('keys.steps.issued') },
    { title: t('keys.steps.active') },
    {
      title: t('keys.steps.renewal'),
      content: until && t('keys.from', { date: formatDay(addDays(until, -KEY_ENDING_DAYS)) }),
    },
    { title: t('keys.steps.ended') },
  ];
  if (!isWide)
    return (
      <div data-field="keySteps">
        <ol className={styles['bars']} data-over={isOver}>
          {items.map(({ title, content }, place) => (
            <li key={title} aria-current={place === current ? 'step' : undefined} data-past={place <= current}>
              <span className="ncb-visually-hidden">
                {title} {content}
              </span>
            </li>
          ))}
        </ol>
        <p className="ncb-quiet" aria-hidden>
          {items[current]?.title} {items[current]?.content}
        </p>
      </div>
    );
  return (
    <Steps
      size="small"
      titlePlacement={hasRoom ? 'horizontal' : 'vertical'}
      current={current}
      status={isOver ? 'error' : 'process'}
      items={items}
    />
  );
}
