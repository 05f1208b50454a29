import { till } from '@taem/domain/merchant/till.ts';
import { refuseField } from '../http/errors.ts';
import { recordResource } from '../resource/recordResource.ts';
import { refuseSameNumbers } from './refuseSameNumbers.ts';

export const tills = recordResource(till, {
  refuseClash: (constraint) =>
    constraint === 'tills_code' ? refuseField('code', 'This branch has a till with that code already') : null,
  afterChange: (client, { realmId }) => refuseSameNumbers(client, realmId, 'code'),
});
