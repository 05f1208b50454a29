/** SQL of a tender's name as dashboards display it. */
export const PAYMENT_METHOD_NAME = "case t.type when 'Credit-Debit' then 'Credit / Debit Card' else t.type end";
