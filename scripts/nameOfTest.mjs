import ts from 'typescript';

/** Returns `test`, `it` or `describe`, also for `test.each(...)(...)` and `test.describe(...)`; null for any other call. */
export function nameOfTest(call) {
  let at = call;
  while (ts.isCallExpression(at) || ts.isPropertyAccessExpression(at)) at = at.expression;
  return ts.isIdentifier(at) && /^(?:test|it|describe)$/.test(at.text) ? at.text : null;
}
