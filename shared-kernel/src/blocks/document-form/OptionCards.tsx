import { Radio } from 'antd';
import type { ReactNode } from 'react';
import { BoundField, type BoundFieldOf } from '../../ui';
import styles from './document-form.module.css';

interface OptionCard<Value extends string> {
  readonly value: Value;
  readonly title: string;
  /** Short name, e.g. `SHA`. */
  readonly code?: string;
  readonly about?: ReactNode;
  /** True if it cannot be chosen; `about` says why. */
  readonly isDisabled?: boolean;
}

export type OptionCardsProps<Values, Value extends string> = BoundFieldOf<Values, Value | ''> & {
  options: readonly OptionCard<Value>[];
};

export function OptionCards<Value extends string, Values extends object = object>(
  props: OptionCardsProps<Values, Value>,
) {
  const { options, label } = props;
  return (
    <BoundField<Value | '', Values> {...props}>
      {({ status: _, value, onChange, onBlur, ...control }) => (
        <Radio.Group
          {...control}
          aria-label={label}
          value={value}
          onChange={({ target }) => onChange(target.value as Value)}
          onBlur={onBlur}
          className={styles['cards'] ?? ''}
        >
          {options.map(({ value: option, title, code, about, isDisabled }) => (
            <Radio
              key={option}
              value={option}
              disabled={isDisabled}
              className={styles['card'] ?? ''}
              data-option={option}
            >
              <span className={styles['card-title']}>
                <strong>{title}</strong>
                {code && <span className="ncb-quiet">{code}</span>}
              </span>
              {about && <span className={styles['card-about']}>{about}</span>}
            </Radio>
          ))}
        </Radio.Group>
      )}
    </BoundField>
  );
}
