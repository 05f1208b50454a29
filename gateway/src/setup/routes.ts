import { Type } from '@sinclair/typebox';
import { answer, answerCreated } from '../http/envelope.ts';
import { Refusal } from '../http/errors.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { route } from '../http/route.ts';
import { orNull } from '../resource/jsonShapes.ts';
import { createMerchant, refuseSetup } from './createMerchant.ts';
import { isMerchantThere } from './isMerchantThere.ts';
import { readMerchant } from './readMerchant.ts';
import { isSetupCode } from './setupCode.ts';

const tag = 'setup';

const text = (maxLength: number) => Type.String({ maxLength });
const Setup = Type.Object({
  setup_code: text(100),
  name: text(1_000),
  tax_id: Type.Optional(orNull(text(100))),
  branch_code: text(1_000),
  branch_name: text(1_000),
  time_zone: Type.Optional(text(100)),
  firstname: text(1_000),
  lastname: text(1_000),
  username: text(1_000),
  email: text(1_000),
  // Limited, as hashing time grows with the length; a long one is refused by its own rule.
  password: text(1_000),
});

/** Creates the first merchant; available only as long as there is none. */
export const setupRoutes: AreaRoutes = async (app, { config, database, limits, tokens }) => {
  route(app, 'GET /setup', {
    id: 'getSetup',
    caller: 'anyone',
    summary: 'Whether there is no merchant yet, so that the first one can be created',
    tag,
    payload: Type.Object({ needed: Type.Boolean() }),
    handle: async () => answer({ needed: !(await isMerchantThere(database)) }),
  });

  route(app, 'POST /setup', {
    id: 'createMerchant',
    caller: 'anyone',
    summary: "Create the first merchant, with the code printed on the gateway's terminal; 404 once a merchant exists",
    tag,
    body: Setup,
    payload: Type.Object({ id: Type.String(), name: Type.String() }),
    creates: true,
    mayBeMissing: true,
    refusals: ['WRONG_AUTHORIZE_CODE', 'TOO_MANY_ATTEMPTS'],
    handle: async ({ body, ip }) => {
      if (await isMerchantThere(database)) throw refuseSetup();
      await limits.guard([{ kind: 'setup-address', key: ip, clearedBySuccess: false }], async () => {
        if (!isSetupCode(tokens, body.setup_code)) throw refuseCode();
      });
      return answerCreated(await createMerchant(database, config, readMerchant(body)));
    },
  });
};

const refuseCode = () => new Refusal(422, 'WRONG_AUTHORIZE_CODE', 'The setup code is not that of the terminal.');
