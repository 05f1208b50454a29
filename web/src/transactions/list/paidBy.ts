import { CHANNEL_TYPES } from '../../app/contractValues.ts';
import type { PaymentChannelType } from '../../gql/contract.ts';

/** What sales can be paid by: the tenders that are taken, and goods that came back in an exchange. */
export const PAID_BY: readonly PaymentChannelType[] = [...Object.values(CHANNEL_TYPES), 'EXCHANGE'];
