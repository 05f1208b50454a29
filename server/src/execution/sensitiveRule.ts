import type { ASTVisitor, ValidationContext } from 'graphql';
import { isSensitive } from './isSensitive.ts';
import { tooMuch } from './limits.ts';
import { fragmentsOf, rootFields } from './rootFields.ts';

/**
 * Allows only one password, code or payment per operation: otherwise aliases, or two mutations that check the same
 * secret, would allow many guesses in one request.
 */
export function sensitiveRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const fields = [...rootFields(operation, fragmentsOf(context.getDocument())).values()];
      const sensitive = fields.filter(({ name }) => isSensitive(context.getSchema(), operation, name.value));
      if (sensitive.length < 2) return;
      const names = [...new Set(sensitive.map(({ name }) => name.value))].join(' and ');
      context.reportError(tooMuch(`${names} may stand only once in a document, and not together.`));
    },
  };
}
