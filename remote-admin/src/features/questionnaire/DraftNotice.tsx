import { Alert, Button } from 'antd';
import { getFailureText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from './texts';
import type { DraftState, QuestionnaireDraftStore } from './use-questionnaire-draft';

interface DraftTimeProps {
  kind: DraftState['kind'] | 'renew' | 'submitted';
  /** Day or time in Kyiv. */
  at: string | null;
}

/** Time of the saved draft, or the day by which the bank wants a renewed questionnaire. */
export function DraftTime({ kind, at }: DraftTimeProps) {
  const { t } = useTexts();
  const { formatDay, formatMoment } = useDates();
  const getText = () => {
    if (kind === 'renew') return t('renewBy', { date: formatDay(at ?? '') });
    if (kind === 'submitted') return t('submittedAt', { time: formatMoment(at ?? '') });
    if (kind === 'unsaved') return t('saving');
    return kind === 'saved' && at !== null ? t('savedAt', { time: at.slice(11, 16) }) : '';
  };
  const text = getText();
  if (text === '') return null;
  return (
    <span data-field={kind === 'renew' ? 'renewBy' : 'draft'} data-state={kind}>
      {text}.{' '}
    </span>
  );
}

export function DraftNotice({ draft, onReload }: { draft: QuestionnaireDraftStore; onReload: () => Promise<unknown> }) {
  const { t, common } = useTexts();
  const { state } = draft;
  if (state.kind === 'failed')
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('notSaved', { why: getFailureText(common, state.failure) })}
        action={
          <Button size="small" onClick={() => void draft.flush()} data-action="retry">
            {common('common.retry')}
          </Button>
        }
        data-notice="error"
      />
    );
  if (state.kind !== 'conflict') return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('conflict')}
      action={
        <>
          <Button size="small" onClick={() => void onReload()} data-action="takeOther">
            {t('takeOther')}
          </Button>{' '}
          <Button size="small" onClick={() => void draft.overwrite()} data-action="keepOwn">
            {t('keepOwn')}
          </Button>
        </>
      }
      data-notice="warning"
    />
  );
}
