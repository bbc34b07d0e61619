import { useTranslation } from 'react-i18next';
import { useSteadyShell, type SettingsChange } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from './states/get-failure-text';

export function useSettingsChange(): (change: SettingsChange, onStored?: () => void) => void {
  const { changeSettings, notify } = useSteadyShell();
  const { t } = useTranslation('kernel');
  return (change, onStored) =>
    void changeSettings(change).then((outcome) => {
      if (outcome.ok) onStored?.();
      else notify('error', getFailureText(t, outcome.failure));
    });
}
