import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/** The rules of GraphQL 16 let a kind of operation pass that the contract has no root for; run, it fails as if the server were at fault. */
export function knownOperationRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (context.getSchema().getRootType(node.operation)) return;
      context.reportError(new GraphQLError(`There is no ${node.operation} in this API.`, { nodes: node }));
    },
  };
}
