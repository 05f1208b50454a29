/** Returns SQL of satang in baht, without the zeros that a division would leave. */
export const bahtSql = (satang: string): string => `trim_scale(${satang} / 100.0)`;

/** Returns SQL of a sum in baht; 0 where it has no rows. */
export const bahtOrZeroSql = (sum: string): string => bahtSql(`coalesce(${sum}, 0)`);
