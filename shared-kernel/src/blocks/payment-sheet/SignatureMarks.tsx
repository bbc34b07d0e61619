import { useId } from 'react';
import type { Payment } from '../../api/contract';
import { toDottedMoment } from '../../domain/dates';
import { useTexts } from './texts';

export interface SignatureMarksProps {
  signatures: Payment['signatures'];
}

export function SignatureMarks({ signatures }: SignatureMarksProps) {
  const { t, common } = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="ncb-sheet">
      <h2 id={id}>{t('signatures')}</h2>
      {signatures.length === 0 && <p className="ncb-quiet">{t('noSignatures')}</p>}
      <ul>
        {signatures.map(({ signer, right, at }) => (
          <li key={signer}>
            {signer}, {common(`signatureRight.${right}` as 'signatureRight.0')}, {toDottedMoment(at)}
          </li>
        ))}
      </ul>
    </section>
  );
}
