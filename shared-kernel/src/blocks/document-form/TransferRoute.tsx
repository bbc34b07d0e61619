import type { ReactNode } from 'react';
import { useTexts } from './texts';
import styles from './document-form.module.css';

export interface TransferParty {
  readonly name: string;
  readonly about?: ReactNode;
  /** True while no party is chosen: the name is an invitation. */
  readonly isOpen?: boolean;
}

export interface TransferRouteProps {
  from: TransferParty;
  to: TransferParty;
}

/** Account that a payment is made from and the party it goes to. */
export function TransferRoute({ from, to }: TransferRouteProps) {
  const { t } = useTexts();
  return (
    <ol className={styles['route']} aria-label={t('way')}>
      {[from, to].map(({ name, about, isOpen = false }, index) => (
        <li key={index}>
          <span className={isOpen ? styles['open'] : ''}>{name}</span>
          {about && <span className={styles['about']}>{about}</span>}
        </li>
      ))}
    </ol>
  );
}
