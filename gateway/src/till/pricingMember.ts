import { satang } from '@taem/domain/money/money.ts';
import type { PricingMember } from '@taem/domain/till/pricing.ts';
import type { StateMember } from './PaymentState.ts';

type MemberRow = Pick<StateMember, 'id' | 'points' | 'total_revenue' | 'total_transaction'>;

export function pricingMember(member: MemberRow | null): PricingMember | null {
  return (
    member && {
      id: member.id,
      remainingPoints: member.points,
      totalLtv: satang(member.total_revenue),
      totalTransaction: member.total_transaction,
    }
  );
}
