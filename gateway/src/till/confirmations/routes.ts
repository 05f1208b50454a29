import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { satang, toBaht } from '@taem/domain/money/money.ts';
import {
  CONFIRMATION_SIGNATURE,
  CONFIRMATION_STAMP,
  paymentConfirmationSchema,
} from '@taem/domain/till/paymentConfirmation.ts';
import { answer } from '../../http/envelope.ts';
import { refuseField, refuseUnknown } from '../../http/errors.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { parameter } from '../../http/parameter.ts';
import { route } from '../../http/route.ts';
import { isUuid } from '../../resource/readValue.ts';
import { fixed } from '../../resource/resourceOperations.ts';
import { checkBody } from '../checkBody.ts';
import { createSecret, readSecretState } from './confirmationSecret.ts';
import { BillConfirmation, Confirmation, ConfirmationAnswer, SECRET_STATE } from './confirmationShapes.ts';
import { recordConfirmation } from './recordConfirmation.ts';

const tag = 'payment';
const till = { objectCodes: [PAGE.payment], action: 'Write' } as const;
const accounts = { objectCodes: [PAGE.paymentMethod], action: 'Write' } as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_BYTES = 4_000;

function readId(given: unknown, name: string): string {
  if (typeof given === 'string' && isUuid(given)) return given.toLowerCase();
  throw refuseField(name, 'must be an id');
}

function readReference(given: unknown, name: string): string {
  if (typeof given === 'string' && /^[0-9A-Z]{1,20}$/.test(given)) return given;
  throw refuseField(name, 'must be 1 to 20 capitals and digits');
}

const reference = parameter({ type: 'string', pattern: '^[0-9A-Z]{1,20}$', isNeeded: true }, readReference);

/** Extension: banks report payments to the shop, and tills display them (docs/adr/0139). */
export const confirmationRoutes: AreaRoutes = async (app, context) => {
  const { database, salesNotices, clock } = context;
  const parse = app.getDefaultJsonParser('error', 'error');
  // The signature covers the body exactly as sent, not a re-serialised one.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.signedBody = String(body);
    parse(request, String(body), done);
  });

  route(app, 'POST /payments/confirmations', {
    id: 'confirmPayment',
    summary:
      'Confirmation by a bank that money was received for a bill; signed with the secret of the account, and counted once for each reference of the bank',
    tag,
    caller: 'bank',
    headers: {
      [CONFIRMATION_STAMP]: { type: 'string', description: 'Seconds since 1970.' },
      [CONFIRMATION_SIGNATURE]: {
        type: 'string',
        description: 'HMAC-SHA-256 over the time stamp, a dot and the body.',
      },
    },
    mostBytes: MAX_BYTES,
    described: Confirmation,
    payload: ConfirmationAnswer,
    refusals: ['SIGNED_TOO_LATE', 'IDEMPOTENCY_CONFLICT', 'TOO_MANY_ATTEMPTS'],
    handle: async ({ bank, body }) => {
      const confirmation = checkBody(paymentConfirmationSchema, body);
      if (Date.parse(confirmation.paid_at) > clock.now() + DAY_MS)
        throw refuseField('paid_at', 'must not be in the future');
      const { is_new, transaction_id, id, outcome } = await database.inTransaction(bank.realmId, (client) =>
        recordConfirmation(client, bank, confirmation),
      );
      if (is_new) {
        salesNotices.paymentConfirmed(bank.realmId, id);
        if (outcome === 'SALE_CONFIRMED' && transaction_id) salesNotices.changed(bank.realmId, transaction_id);
      }
      return answer({ id, reference: confirmation.reference, outcome });
    },
  });

  route(app, 'GET /payments/confirmations', {
    id: 'listPaymentConfirmations',
    summary: 'Bank confirmations for the bill with these references, for the tills of its branch',
    tag,
    permission: till,
    query: Type.Object({
      payment_channel_id: parameter({ type: 'string', format: 'uuid', isNeeded: true }, readId),
      ref1: reference,
      ref2: reference,
    }),
    payload: fixed({ payment_confirmations: Type.Array(BillConfirmation) }),
    handle: async ({ query, session }) => {
      const own = session.branchIds.length > 0 ? session.branchIds : null;
      const { rows } = await database.withRealm(session.realmId, (client) =>
        client.query<{ amount: number }>(OF_BILL, [query.payment_channel_id, query.ref1, query.ref2, own]),
      );
      return answer({ payment_confirmations: rows.map((row) => ({ ...row, amount: toBaht(satang(row.amount)) })) });
    },
  });

  route(app, 'GET /payment-channels/:id/confirmation-secret', {
    id: 'getConfirmationSecret',
    summary: 'Whether and since when banks can confirm payments into an account; never the secret itself',
    tag,
    permission: accounts,
    payload: Type.Object(SECRET_STATE, { title: 'ConfirmationSecretState' }),
    handle: async ({ params, session }) => {
      if (!isUuid(params.id)) throw refuseUnknown('The payment channel');
      return answer(await readSecretState(context, session, params.id.toLowerCase()));
    },
  });

  route(app, 'POST /payment-channels/:id/confirmation-secret', {
    id: 'createConfirmationSecret',
    summary:
      'Create a secret with which a bank confirms payments into an account; it is returned only once, and the previous one ends',
    tag,
    permission: accounts,
    payload: Type.Object({ account: Type.String(), secret: Type.String() }, { title: 'NewConfirmationSecret' }),
    handle: async (request) => {
      const { id } = request.params;
      if (!isUuid(id)) throw refuseUnknown('The payment channel');
      return answer(await createSecret(context, request, id.toLowerCase()));
    },
  });
};

const OF_BILL = `
  select f.id, f.amount, f.paid_at, f.received_at,
    exists (select from transaction_channels c where c.realm_id = f.realm_id and c.confirmation_id = f.id) as is_used
  from payment_confirmations f
  where f.payment_channel_id = $1 and f.ref1 = $2 and f.ref2 = $3
    and ($4::uuid[] is null or exists (select from merchant_branches b where b.id = any($4) and bill_reference(b.code) = f.ref1))
  order by f.received_at, f.id`;
