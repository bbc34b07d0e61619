import {
  WIDGET_CONNECT,
  WIDGET_READY,
  type AnswerTo,
  type WidgetEvent,
  type WidgetRequest,
} from '@ncb/shared-kernel/domain/signing-protocol';

/**
 * Sends a request to the widget: waits for "ready" from this frame and origin, then passes one port.
 * @param frame iframe that shows the widget
 * @param widgetOrigin the widget's exact origin; never '*'
 * @param onAnswer called once
 * @param onEvent called with every event of the widget before the answer
 * @param onReady called once, when the widget is ready
 * @returns closes the channel
 */
export function askWidget<Request extends WidgetRequest>(
  frame: HTMLIFrameElement,
  widgetOrigin: string,
  request: Request,
  onAnswer: (answer: AnswerTo<Request>) => void,
  onEvent: (news: WidgetEvent) => void,
  onReady: () => void,
): () => void {
  const channel = new MessageChannel();

  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== frame.contentWindow || event.origin !== widgetOrigin || !isReady(event.data)) return;
    removeEventListener('message', onMessage);
    channel.port1.onmessage = ({ data }: MessageEvent<AnswerTo<Request> | WidgetEvent>) =>
      isEvent(data) ? onEvent(data) : onAnswer(data);
    frame.contentWindow?.postMessage({ kind: WIDGET_CONNECT }, widgetOrigin, [channel.port2]);
    channel.port1.postMessage(request);
    // The first stop inside is the document to sign.
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

function isEvent<Answer extends { readonly kind: string }>(message: Answer | WidgetEvent): message is WidgetEvent {
  return message.kind === 'working' || message.kind === 'escape';
}
