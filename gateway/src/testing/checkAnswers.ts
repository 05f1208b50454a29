import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import type { Operation } from '../http/Operation.ts';
import { merchantBranches } from '../merchant/merchantBranches.ts';
import { answerSchema } from '../openapi/describeRoute.ts';
import { recordSchema } from '../resource/recordSchema.ts';
import { transactions } from '../sales/transactions.resource.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
/** Schemas that answers refer to by their place in the document. */
const components = {
  schemas: {
    Transaction: recordSchema(transactions, 'Transaction'),
    Branch: recordSchema(merchantBranches, 'Branch'),
  },
};

/** By operation id, which is the same in every gateway. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(operation: Operation): ValidateFunction {
  const found = validators.get(operation.id);
  if (found) return found;
  const validate = ajv.compile({ ...answerSchema(operation), components });
  validators.set(operation.id, validate);
  return validate;
}

/**
 * Validates every answer of a gateway against its route's declaration: any other becomes a fault, which the test sees
 * by its status.
 */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!operation || reply.statusCode !== 200 || !isJson || typeof payload !== 'string') return;
    if (operation.media?.['application/json']) return;
    const validate = validatorOf(operation);
    if (validate(JSON.parse(payload))) return;
    throw new Error(`${operation.id} answers otherwise than it declares: ${ajv.errorsText(validate.errors)}`);
  });
}
