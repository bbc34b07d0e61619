import { Radio } from 'antd';
import { TEXT_ENCODINGS, type FileAbout, type TextEncoding } from '../../files';
import { useTexts } from './texts';
import styles from './files.module.css';

interface EncodingChoiceProps {
  previews: FileAbout['previews'];
  chosen: TextEncoding | null;
  onChoose: (encoding: TextEncoding) => void;
}

export function EncodingChoice({ previews, chosen, onChoose }: EncodingChoiceProps) {
  const { t } = useTexts();
  const withPreview = TEXT_ENCODINGS.filter((encoding) => previews[encoding]);
  const offered = withPreview.length > 0 ? withPreview : TEXT_ENCODINGS;
  return (
    <div role="radiogroup" aria-label={t('aboutFile.encodings')} className={styles['previews']} data-field="encoding">
      {offered.map((encoding) => (
        <Radio
          key={encoding}
          name="encoding"
          value={encoding}
          checked={encoding === chosen}
          onChange={() => onChoose(encoding)}
        >
          <strong>{encoding}</strong>
          {previews[encoding] && <span className={styles['preview']}>{previews[encoding].join('\n')}</span>}
        </Radio>
      ))}
    </div>
  );
}
