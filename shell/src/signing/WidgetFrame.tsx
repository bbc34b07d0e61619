import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnswerTo, WidgetEvent, WidgetRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import { SIGNATURE_WIDGET_HEIGHT } from '@ncb/shared-kernel/domain/vocabulary';
import { useRetryOnline, useOnline } from '@ncb/shared-kernel/ui';
import { useLanguage, useTexts } from '../languages';
import { useThemeMode } from '../theme';
import { askWidget } from './ask-widget';

export interface WidgetFrameProps<Request extends WidgetRequest> {
  address: string;
  request: (look: Pick<WidgetRequest, 'language' | 'theme'>) => Request;
  onAnswer: (answer: AnswerTo<Request>) => void;
  onEscape: () => void;
  onWorking?: (isWorking: boolean) => void;
}

/** Signature widget in its frame; sends one request. */
export function WidgetFrame<Request extends WidgetRequest>({
  address,
  request,
  onAnswer,
  onEscape,
  onWorking,
}: WidgetFrameProps<Request>) {
  const { t, common } = useTexts();
  const { language } = useLanguage();
  const theme = useThemeMode();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isOnline = useOnline();

  const onEvent = useEffectEvent((news: WidgetEvent) =>
    news.kind === 'escape' ? onEscape() : onWorking?.(news.isWorking),
  );
  const onWidgetAnswer = useEffectEvent(onAnswer);
  // Values at opening: the widget refuses a second connection.
  const openWidget = useEffectEvent((element: HTMLIFrameElement) => {
    const look = { language, theme };
    const closeChannel = askWidget(element, new URL(address).origin, request(look), onWidgetAnswer, onEvent, () =>
      setReady(true),
    );
    // Loaded from the cache, a frame with a `src` of its own reports "ready" before this effect listens.
    element.src = address;
    return closeChannel;
  });

  useEffect(() => (frame.current ? openWidget(frame.current) : undefined), [attempt]);

  // The previous frame shows the browser's error page.
  useRetryOnline(!isReady, () => setAttempt((before) => before + 1));

  return (
    <>
      {!isReady && !isOnline && (
        <p role="status" data-problem="network">
          {common('failures.network')}
        </p>
      )}
      <iframe
        key={attempt}
        ref={frame}
        title={t('signing.widget')}
        className="ncb-signature-widget"
        height={SIGNATURE_WIDGET_HEIGHT}
        referrerPolicy="no-referrer"
      />
    </>
  );
}
