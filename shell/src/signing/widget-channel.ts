import {
  WIDGET_CONNECT,
  WIDGET_READY,
  type AnswerTo,
  type WidgetEvent,
  type WidgetRequest,
} from '@ncb/shared-kernel/domain/signing-protocol';

/**
 * Talks to the signature widget inside a frame: waits for its "ready" (from this very frame and origin), hands over one
 * port and asks through it.
 * @param frame the iframe that shows the widget
 * @param widgetOrigin the widget's exact origin; never '*'
 * @param onAnswer called once
 * @param onNews called with everything that the widget tells before that
 * @param onReady called once, when the widget is there
 * @returns what ends the conversation
 */
export function askWidget<Request extends WidgetRequest>(
  frame: HTMLIFrameElement,
  widgetOrigin: string,
  request: Request,
  onAnswer: (answer: AnswerTo<Request>) => void,
  onNews: (news: WidgetEvent) => void,
  onReady: () => void,
): () => void {
  const channel = new MessageChannel();

  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== frame.contentWindow || event.origin !== widgetOrigin || !isReady(event.data)) return;
    removeEventListener('message', onMessage);
    channel.port1.onmessage = ({ data }: MessageEvent<AnswerTo<Request> | WidgetEvent>) =>
      isNews(data) ? onNews(data) : onAnswer(data);
    frame.contentWindow?.postMessage({ kind: WIDGET_CONNECT }, widgetOrigin, [channel.port2]);
    channel.port1.postMessage(request);
    // The keyboard goes on inside the widget: its first stop is what is to be signed.
    frame.focus();
    onReady();
  };

  addEventListener('message', onMessage);
  return () => {
    removeEventListener('message', onMessage);
    channel.port1.close();
  };
}

function isReady(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === WIDGET_READY;
}

function isNews<Answer extends { readonly kind: string }>(message: Answer | WidgetEvent): message is WidgetEvent {
  return message.kind === 'working' || message.kind === 'escape';
}
