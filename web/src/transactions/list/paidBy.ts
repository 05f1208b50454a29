import { CHANNEL_TYPES } from '../../app/contractValues.ts';
import type { PaymentChannelType } from '../../gql/contract.ts';

/** The tenders by which sales can be paid: the accepted ones, and goods that came back in an exchange. */
export const PAID_BY: readonly PaymentChannelType[] = [...Object.values(CHANNEL_TYPES), 'EXCHANGE'];
