import type { Seen } from './readBlocks.ts';

const AGREES = /^(ตัวเลขตรวจสอบแล้ว ตรงกันทุกข้อ|All figures were checked and agree)/;
const CHECK = /: (ตรงกัน|agrees)$/;
const CHECKS = 3;
/** The verdict on the points liability, which is checked against the ledger. */
const LEDGER = /^(ตรวจแล้ว: |Checked: )/;

/** Returns the page's doubt about its figures; null if it confirms them, or need not state anything. */
export function doubtOf({ isProved, proof }: Pick<Seen, 'isProved' | 'proof'>): string | null {
  if (proof === null) return isProved ? 'no proof' : null;
  const [verdict = '', ...checks] = proof;
  if (LEDGER.test(verdict) && checks.length === 0) return null;
  const agreed = checks.filter((line) => CHECK.test(line)).length;
  return AGREES.test(verdict) && agreed === CHECKS ? null : proof.join(' / ') || 'nothing';
}
