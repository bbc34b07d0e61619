import ts from 'typescript';
import { antdByComponent } from './antd-by-component.mjs';

/** @type {(source: string, offeredOnly?: boolean) => string} */
function transformed(source, offeredOnly = true) {
  const { outputText } = ts.transpileModule(source, {
    fileName: 'page.tsx',
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true },
    transformers: { before: [antdByComponent({ offeredOnly })] },
  });
  return outputText.trim();
}

describe('antdByComponent', () => {
  it('turns names from antd into one import per component', () => {
    expect(transformed(`import { Button, DatePicker as Picker } from 'antd';\nButton(Picker);`)).toBe(
      'import Button from "antd/es/button";\nimport Picker from "antd/es/date-picker";\nButton(Picker);',
    );
  });

  it('drops types', () => {
    expect(transformed(`import { Table, type TableProps } from 'antd';\nTable();`)).toBe(
      'import Table from "antd/es/table";\nTable();',
    );
  });

  it('takes icons one by one', () => {
    expect(transformed(`import { PlusOutlined } from '@ant-design/icons';\nPlusOutlined();`)).toBe(
      'import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";\nPlusOutlined();',
    );
  });

  it('leaves other imports alone', () => {
    const source = `import dayjs from 'dayjs';\ndayjs();`;
    expect(transformed(source)).toBe(source);
  });

  it('fails the build of a remote that uses what the shell does not offer, and not that of the shell', () => {
    const source = `import { Layout } from 'antd';\nLayout();`;
    expect(() => transformed(source)).toThrow('does not offer antd’s Layout'.replace('’', "'"));
    expect(transformed(source, false)).toContain('antd/es/layout');
  });

  it('refuses the whole of antd', () => {
    expect(() => transformed(`import * as antd from 'antd';\nantd;`)).toThrow('import names from antd');
  });
});
