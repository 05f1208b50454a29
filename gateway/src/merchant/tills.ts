import { till } from '@taem/domain/merchant/till.ts';
import { refuseField } from '../http/errors.ts';
import { recordResource } from '../resource/recordResource.ts';
import { judgeTax } from './judgeTax.ts';

const TAX_FIELDS = {
  ...{ SAME_CODES: 'code', SAME_NUMBERS: 'status', NAME: 'status', TAX_ID: 'status' },
  ...{ ADDRESS: 'status', BRANCH_NO: 'status', SAME_BRANCH_NO: 'status' },
};

export const tills = recordResource(till, {
  refuseClash: (constraint) =>
    constraint === 'tills_code' ? refuseField('code', 'This branch has a till with that code already') : null,
  beforeChange: (client, { realmId }) => judgeTax(client, realmId, TAX_FIELDS),
});
