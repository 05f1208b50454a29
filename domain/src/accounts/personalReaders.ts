import { PAGE, type PageCode } from './permissions.ts';

/**
 * S12 The pages whose readers may see personal data of customers (phone, email, birthday, address ...): users who sell,
 * who work with customers, and who read past sales. Read on one of them is enough. The gateway's `resource/personal.ts`
 * lists the personal columns.
 */
export const PERSONAL_READERS: readonly PageCode[] = [PAGE.payment, PAGE.customerInsight, PAGE.paymentHistory];
