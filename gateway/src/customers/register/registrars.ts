import { PAGE } from '@taem/domain/accounts/permissions.ts';

/** Whoever registers members, and whoever registers potentials. */
export const REGISTRARS = [PAGE.subscribe, PAGE.customerInsight] as const;
