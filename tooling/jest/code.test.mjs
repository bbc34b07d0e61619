import { splitImports } from './code.mjs';

describe('the compiler of the tests', () => {
  it.each([
    ["import { Button } from 'antd';", "import Button from 'antd/es/button';"],
    [
      "import { DatePicker as Picker, type TableProps, Tag } from 'antd';",
      "import Picker from 'antd/es/date-picker'; import Tag from 'antd/es/tag';",
    ],
    [
      "import { PlusOutlined } from '@ant-design/icons';",
      "import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';",
    ],
    [
      "import {\n  Button,\n  Tag,\n} from 'antd';\nx();",
      "import Button from 'antd/es/button'; import Tag from 'antd/es/tag';\n\n\n\nx();",
    ],
  ])('takes each name of %j from a module of its own, and moves no line', (source, compiled) => {
    expect(splitImports(source)).toBe(compiled);
  });

  it.each([
    "import type { TableProps } from 'antd';",
    "import { theme } from 'antd/es/theme';",
    "import { x } from './antd';",
  ])('leaves %j as it is', (source) => {
    expect(splitImports(source)).toBe(source);
  });
});
