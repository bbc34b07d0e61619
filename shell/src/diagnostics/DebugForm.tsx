import { Alert, Button, Flex, Input } from 'antd';
import { useId, useState } from 'react';
import { saveDump } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, PageHeader } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';

type Result = { readonly kind: 'success' | 'error'; readonly text: string };

export default function DebugForm() {
  const { api } = useShell();
  const { t, common } = useTexts();
  const id = useId();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  const send = async () => {
    setBusy(true);
    setResult(null);
    const outcome = await api.call(saveDump, { data: text });
    setBusy(false);
    setResult(
      outcome.ok
        ? { kind: 'success', text: t('debug.sent') }
        : { kind: 'error', text: getFailureText(common, outcome.failure) },
    );
  };

  return (
    <div className="ncb-page" data-page="debug">
      <PageHeader title={t('debug.title')} />
      <Flex vertical gap="small" className="ncb-sheet">
        <label htmlFor={id}>{t('debug.text')}</label>
        <Input.TextArea
          id={id}
          value={text}
          rows={10}
          onChange={(event) => setText(event.target.value)}
          aria-describedby={`${id}-about`}
          data-field="data"
        />
        <span id={`${id}-about`} className="ncb-quiet">
          {t('debug.about')}
        </span>
        <Flex>
          <Button
            type="primary"
            loading={isBusy}
            disabled={text.trim() === ''}
            onClick={() => void send()}
            data-action="send"
          >
            {t('debug.send')}
          </Button>
        </Flex>
        {result && <Alert type={result.kind} showIcon role="status" title={result.text} data-notice={result.kind} />}
      </Flex>
    </div>
  );
}
