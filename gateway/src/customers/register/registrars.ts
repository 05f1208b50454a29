import { PAGE } from '@taem/domain/accounts/permissions.ts';

/** Users who register members, and users who register potentials. */
export const REGISTRARS = [PAGE.subscribe, PAGE.customerInsight] as const;
