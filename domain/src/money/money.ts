/**
 * Money is counted in whole satang (1 THB = 100 satang), so that adding, capping and comparing never round.
 * Baht with decimals exist only at the edges: on the wire, in a form, on paper.
 */
export type Satang = number & { readonly unit: 'satang' };
