import ts from 'typescript';

const CONTRACT = /[\\/]shared-kernel[\\/]src[\\/]api[\\/]contract[\\/][^\\/]+\.ts$/;

/**
 * A TypeScript transformer that marks the declarations of the API contract as free of side effects: a page that uses one
 * call of a file then does not carry the others. Without it each `call(record(…))` stays, as nobody knows what the
 * functions do.
 * @returns {ts.TransformerFactory<ts.SourceFile>}
 */
export function pureDeclarations() {
  return (context) => (file) => {
    if (!CONTRACT.test(file.fileName)) return file;
    /** @type {(node: ts.Node) => ts.Node} */
    const visit = (node) => {
      // What a function calls when it is called is not a declaration.
      if (ts.isFunctionLike(node)) return node;
      const visited = ts.visitEachChild(node, visit, context);
      if (!ts.isCallExpression(visited)) return visited;
      return ts.addSyntheticLeadingComment(visited, ts.SyntaxKind.MultiLineCommentTrivia, ' @__PURE__ ', false);
    };
    return ts.visitEachChild(file, visit, context);
  };
}
