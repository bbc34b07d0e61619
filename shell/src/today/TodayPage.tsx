import { SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { getDateLocale } from '@ncb/shared-kernel/domain/dates';
import type { MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageHeader, RefreshButton } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import { adoptedStyles, PageFaultCard, type PageLoader } from '../federation';
import type { Registry } from '../registry';
import { CardFrame } from './CardFrame';
import { CardView } from './CardView';
import { hasTaxCard, listCards, type CardState, type DeclaredCard } from './list-cards';
import { TaxRemindersDialog } from './tax-reminders';
import { getUrgentCards } from './urgent-cards';

interface TodayPageProps {
  loader: PageLoader;
  viewer: MenuViewer;
}

/** Page "today" with the cards of deployed remotes. */
export default function TodayPage({ loader, viewer }: TodayPageProps) {
  const { t } = useTexts();
  const { session, language } = useShell();
  const { registry, ask } = useRegistry(loader);
  const [answers, setAnswers] = useState<Readonly<Record<string, SeenCard>>>({});
  const [round, setRound] = useState(0);
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => adoptedStyles.watch('today'), []);

  const onState = useCallback(
    (part: string, state: CardState, asOf: number) => setAnswers((before) => ({ ...before, [part]: { state, asOf } })),
    [],
  );
  const [urgent] = useState(() => getUrgentCards(session));
  const cards = registry ? listCards(registry, viewer, session, urgent) : [];
  const states = Object.fromEntries(Object.entries(answers).map(([part, { state }]) => [part, state]));
  const isBusy = registry === undefined || cards.some(({ part }) => (states[part] ?? 'loading') === 'loading');
  const day = new Date(`${session.bankDay}T12:00:00Z`).toLocaleDateString(getDateLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div className="ncb-page ncb-today" data-page="today">
      <PageHeader title={t('today.title')} about={t('today.bankDay', { day })}>
        <RefreshButton isBusy={isBusy} asOf={getOldestAnswer(cards, answers)} onRefresh={() => setRound(round + 1)} />
        {/* From the start: a button that comes later would move the page. */}
        {(registry === undefined || (registry && hasTaxCard(registry))) && (
          <Button
            className="ncb-today-settings"
            icon={<SettingOutlined />}
            aria-label={t('today.settings')}
            disabled={registry === undefined}
            onClick={() => setChoosing(true)}
            data-action="pageSettings"
          >
            <span>{t('today.settings')}</span>
          </Button>
        )}
      </PageHeader>
      {registry === null ? (
        <PageFaultCard fault="registry" remote={null} onRetry={ask} />
      ) : (
        <div className="ncb-today-grid">
          {registry === undefined && <UnknownCards />}
          {cards.map((card) => (
            <CardView
              key={`${card.part} ${session.companyRef}`}
              card={card}
              loader={loader}
              round={round}
              onState={onState}
            />
          ))}
        </div>
      )}
      {isChoosing && (
        <TaxRemindersDialog
          onClose={() => setChoosing(false)}
          onSaved={() => {
            setChoosing(false);
            setRound(round + 1);
          }}
        />
      )}
    </div>
  );
}

interface SeenCard {
  readonly state: CardState;
  readonly asOf: number;
}

/** Returns the oldest answer's time; 0 before the first. */
function getOldestAnswer(cards: readonly DeclaredCard[], answers: Readonly<Record<string, SeenCard>>): number {
  const times = cards.flatMap(({ part }) => answers[part]?.asOf ?? 0).filter((asOf) => asOf > 0);
  return times.length > 0 ? Math.min(...times) : 0;
}

/** Placeholders of the first two cards, which are always shown. */
function UnknownCards() {
  const { t } = useTexts();
  const unknown = { title: t('today.loading'), icon: '', isLoading: true, hasLead: true } as const;
  return (
    <>
      <CardFrame {...unknown} part="first" span={2} rows={3} />
      <CardFrame {...unknown} part="second" span={1} rows={3} />
    </>
  );
}

function useRegistry(loader: PageLoader) {
  const [registry, setRegistry] = useState<Registry | null | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void loader.registry().then((registryRead) => isCurrent && setRegistry(registryRead));
    return () => {
      isCurrent = false;
    };
  }, [loader, attempt]);
  const ask = () => {
    setRegistry(undefined);
    setAttempt(attempt + 1);
  };
  return { registry, ask };
}
