import { PAGE, type PageCode } from './permissions.ts';

/**
 * S12 Who may see personal data of customers (phone, e-mail, birthday, address ...): who sells, who knows customers, and who
 * looks into past sales. One of these pages, read, is enough. Which columns are personal stands in the gateway's
 * `resource/personal.ts`.
 */
export const PERSONAL_READERS: readonly PageCode[] = [PAGE.payment, PAGE.customerInsight, PAGE.paymentHistory];
