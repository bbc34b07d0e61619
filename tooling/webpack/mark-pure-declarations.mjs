import ts from 'typescript';

const CONTRACT = /[\\/]shared-kernel[\\/]src[\\/]api[\\/]contract[\\/][^\\/]+\.ts$/;

/**
 * Creates a TypeScript transformer that marks declarations of the API contract as pure, so that a page contains only
 * the calls that it uses. Without it every `call(record(…))` stays.
 * @returns {ts.TransformerFactory<ts.SourceFile>}
 */
export function markPureDeclarations() {
  return (context) => (file) => {
    if (!CONTRACT.test(file.fileName)) return file;
    /** @type {(node: ts.Node) => ts.Node} */
    const visit = (node) => {
      // Calls inside functions are not declarations.
      if (ts.isFunctionLike(node)) return node;
      const visited = ts.visitEachChild(node, visit, context);
      if (!ts.isCallExpression(visited)) return visited;
      return ts.addSyntheticLeadingComment(visited, ts.SyntaxKind.MultiLineCommentTrivia, ' @__PURE__ ', false);
    };
    return ts.visitEachChild(file, visit, context);
  };
}
