import { toCodePaths, type CodeShape } from '@ncb/shared-kernel/print/code';
import { useTexts } from '../../../texts';
import styles from './payment-qr.module.css';

/** Shows a code dark on white, in the dark theme too: readers expect it. */
export function CodePicture({ shape }: { shape: CodeShape }) {
  const { t } = useTexts();
  const { code, circle, sign } = toCodePaths(shape);
  return (
    <svg
      viewBox={`0 0 ${shape.side} ${shape.side}`}
      className={styles['code']}
      role="img"
      aria-label={t('paymentQr.picture')}
      data-field="code"
    >
      <rect width={shape.side} height={shape.side} fill="white" />
      <path d={code} fill="black" shapeRendering="crispEdges" />
      <path d={circle} fill="white" />
      <path d={sign} fill="black" />
    </svg>
  );
}
