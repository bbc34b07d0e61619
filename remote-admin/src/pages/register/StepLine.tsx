import { useTexts } from '../../features/registration-texts';
import styles from './register.module.css';

const STEPS = ['company', 'employee', 'key', 'sheet'] as const;
export type StepName = (typeof STEPS)[number] | 'done';

/** @param offset 0 for the present step, negative before it */
function getStepClass(offset: number): string | undefined {
  if (offset < 0) return styles['passed'];
  return offset === 0 ? styles['present'] : undefined;
}

export function StepLine({ step }: { step: StepName }) {
  const { t } = useTexts();
  const at = step === 'done' ? STEPS.length : STEPS.indexOf(step);
  const shown = STEPS[Math.min(at, STEPS.length - 1)] ?? 'company';
  return (
    <>
      <ol className={styles['steps']} aria-label={t('register.steps.all')}>
        {STEPS.map((name, index) => (
          <li key={name} className={getStepClass(index - at)} {...(index === at && { 'aria-current': 'step' })}>
            <span aria-hidden="true" className={styles['number']}>
              {index < at ? '✓' : index + 1}
            </span>
            {t(`register.steps.${name}`)}
          </li>
        ))}
      </ol>
      <div className={styles['bar']} data-step={shown}>
        <strong>{t('register.steps.of', { step: STEPS.indexOf(shown) + 1, count: STEPS.length })}</strong>
        <span>{t(`register.steps.${shown}`)}</span>
        <progress max={STEPS.length} value={STEPS.indexOf(shown) + 1} aria-label={t('register.steps.all')} />
      </div>
    </>
  );
}
