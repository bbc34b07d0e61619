import ts from 'typescript';
import { ANTD_COMPONENTS, antdModule } from './sharing.mjs';

/**
 * Creates a TypeScript transformer that turns `import { Button, Table } from 'antd'` into one import per component, as
 * the shell shares antd by component.
 * @param {{ offeredOnly: boolean }} options true: refuses components that the shell does not offer
 * @returns {ts.TransformerFactory<ts.SourceFile>}
 */
export function antdByComponent({ offeredOnly }) {
  return () => (file) => {
    const statements = file.statements.flatMap((statement) => {
      const names = readNames(statement, 'antd');
      if (names) return names.map((name) => importDefault(name, getComponentModule(name, offeredOnly, file.fileName)));
      const icons = readNames(statement, '@ant-design/icons');
      if (icons) return icons.map((icon) => importDefault(icon, `@ant-design/icons/es/icons/${icon.imported}`));
      return [statement];
    });
    return ts.factory.updateSourceFile(file, statements);
  };
}

/** @typedef {{ imported: string, local: string }} Name */

/**
 * @param {ts.Statement} statement
 * @param {string} module
 * @returns {Name[] | null}
 */
function readNames(statement, module) {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return null;
  if (statement.moduleSpecifier.text !== module || statement.importClause?.isTypeOnly) return null;
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) throw new Error(`import names from ${module}, not the whole of it`);
  return bindings.elements
    .filter((element) => !element.isTypeOnly)
    .map((element) => ({ imported: (element.propertyName ?? element.name).text, local: element.name.text }));
}

/** @type {(name: Name, offeredOnly: boolean, file: string) => string} */
function getComponentModule({ imported }, offeredOnly, file) {
  if (offeredOnly && !ANTD_COMPONENTS.includes(imported)) {
    throw new Error(`${file}: the shell does not offer antd's ${imported}; see tooling/webpack/sharing.mjs`);
  }
  return antdModule(imported);
}

/** @type {(name: Name, module: string) => ts.Statement} */
function importDefault({ local }, module) {
  const clause = ts.factory.createImportClause(undefined, ts.factory.createIdentifier(local), undefined);
  return ts.factory.createImportDeclaration(undefined, clause, ts.factory.createStringLiteral(module));
}
