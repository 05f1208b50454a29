/** Why a paper was not mailed, or not to both addresses. */
export const PAPER_MAIL_REASONS = [
  'ADDRESS_REFUSED',
  'COPY_REFUSED',
  'COPY_LATER',
  'NOT_REACHED',
  'TOO_LARGE',
  'ERASED',
  'NO_PAPER',
] as const;
export type PaperMailReason = (typeof PAPER_MAIL_REASONS)[number];
