import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { getContractPaper, type Contract, type ContractPaperRow } from '@ncb/shared-kernel/api/contract';
import { isDeliveryDue } from '@ncb/shared-kernel/domain/rules';
import { getLanguageTag } from '@ncb/shared-kernel/domain/vocabulary';
import { useContractPapers } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  EmptyView,
  AnswerFailure,
  getFailureText,
  IconButton,
  MoneyText,
  RecordButton,
  saveFile,
  UndoBar,
  useUndoableDeletion,
  Waiting,
  useDates,
} from '@ncb/shared-kernel/ui';
import { toBlob } from './base64-files';
import { PaperDialog } from './PaperDialog';
import { useChangeContracts } from './use-change-contracts';
import { useTexts } from '../../texts';
import styles from './contracts.module.css';

export function ContractPapers({ contract }: { contract: Contract }) {
  const { t } = useTexts();
  const [isAdding, setAdding] = useState(false);
  return (
    <section data-field="papers">
      <div className="ncb-section-head">
        <h2>{t('papers.title')}</h2>
        <Button size="small" icon={<PaperClipOutlined />} onClick={() => setAdding(true)} data-action="addPaper">
          {t('papers.add')}
        </Button>
      </div>
      <PaperList contract={contract} />
      {isAdding && <PaperDialog contract={contract} onClose={() => setAdding(false)} />}
    </section>
  );
}

function PaperList({ contract }: { contract: Contract }) {
  const { api, notify } = useShell();
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const answer = useContractPapers(contract.id);
  const { dropPaper } = useChangeContracts();
  const deletion = useUndoableDeletion(async (ids) => {
    for (const id of ids) await dropPaper(id);
  });
  const show = async ({ id }: ContractPaperRow) => {
    const outcome = await api.call(getContractPaper, { id });
    if (outcome.ok) saveFile(toBlob(outcome.value.content), outcome.value.fileName);
    else notify('error', getFailureText(common, outcome.failure));
  };
  if (answer.isPending) return <Waiting rows={2} />;
  if (answer.isError) return <AnswerFailure answer={answer} />;
  const papers = answer.data.papers.filter(({ id }) => !deletion.hidden.has(id));
  return (
    <>
      {papers.length === 0 && (
        <EmptyView text={t(isDeliveryDue(contract.kind) ? 'papers.none' : 'papers.noneYet')} isSection />
      )}
      <ul className={styles['papers']}>
        {papers.map((paper) => (
          <li key={paper.id} data-row={paper.id}>
            <RecordButton onPress={() => void show(paper)} data-action="showPaper">
              {common(`contractPaper.${paper.kind}`)} {paper.number}
            </RecordButton>
            <span className="ncb-quiet ncb-number">{paper.date && formatDay(paper.date)}</span>
            {paper.amount !== null && <MoneyText amount={paper.amount} currency={contract.currencyLetters} />}
            <PaperSize bytes={paper.size} />
            <IconButton
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('papers.remove', { name: paper.fileName })}
              title={t('papers.remove', { name: paper.fileName })}
              onClick={() => deletion.remove([paper.id])}
              data-action="removePaper"
            />
          </li>
        ))}
      </ul>
      <UndoBar deletion={deletion} text={t('papers.removed', { count: deletion.waiting.length })} />
    </>
  );
}

const [KILOBYTE, MEGABYTE] = [1024, 1024 * 1024];

function PaperSize({ bytes }: { bytes: number }) {
  const { language } = useShell();
  const { t } = useTexts();
  if (bytes === 0) return null;
  const isLarge = bytes >= MEGABYTE;
  const size = new Intl.NumberFormat(getLanguageTag(language), { maximumFractionDigits: 1 }).format(
    isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / KILOBYTE)),
  );
  return <span className="ncb-quiet ncb-number">{t(isLarge ? 'papers.megabytes' : 'papers.kilobytes', { size })}</span>;
}
