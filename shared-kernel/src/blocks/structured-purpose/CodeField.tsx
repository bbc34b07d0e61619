import { Button } from 'antd';
import { failureText, SelectField, type FieldFacts, type GivenValue } from '../../ui';
import { useCodes, type CodeList } from '../../queries';
import { useTexts } from './texts';

export interface CodeFieldProps extends FieldFacts, GivenValue<string> {
  catalogue: CodeList;
}

export function CodeField({ catalogue, ...field }: CodeFieldProps) {
  const { t, common } = useTexts();
  const codes = useCodes(catalogue);
  const failed = codes.isError && (
    <>
      {failureText(common, codes.error.failure)}{' '}
      <Button size="small" onClick={() => void codes.refetch()} loading={codes.isFetching} data-action="retry">
        {common('common.retry')}
      </Button>
    </>
  );
  return (
    <SelectField
      {...field}
      required
      hint={failed || field.hint}
      isSearched
      isLoading={codes.isPending}
      placeholder={t('chooseCode')}
      nothing={t('noCode')}
      options={(codes.data?.rows ?? []).map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
    />
  );
}
