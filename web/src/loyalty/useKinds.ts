import type { CouponType } from '@taem/domain/loyalty/coupon.ts';
import type { FactName, Operator } from '@taem/domain/loyalty/facts.ts';
import { isCouponType } from '@taem/domain/loyalty/offerKind.ts';
import { plainTestOf } from '@taem/domain/loyalty/plainTest.ts';
import { useMemo } from 'react';
import { NOTHING } from '../ui/nothing.ts';
import { useLoyaltyKindsQuery } from './gql/hooks.ts';

/** A kind of condition in the form of a sentence; both are null if it is more than a comparison. */
export interface ConditionKind {
  id: string;
  name: string;
  fact: FactName | null;
  operator: Operator | null;
}

/** A kind of benefit that a till can apply. */
export interface BenefitKind {
  id: string;
  name: string;
  type: CouponType;
}

export interface Kinds {
  conditions: readonly ConditionKind[];
  benefits: readonly BenefitKind[];
}

export interface KindChoices extends Kinds {
  isLoading: boolean;
}

const LOADING: KindChoices = { conditions: [], benefits: [], isLoading: true };

/** The merchant's kinds of conditions and benefits; undefined while they are loading, null where they cannot be read. */
export function useKinds(): Kinds | null | undefined {
  const kinds = useKindChoices();
  return kinds?.isLoading ? undefined : kinds;
}

/** What stands in place of a rule that cannot be said: a dash, which would be a claim while its kinds are still loading. */
export const unsaid = (read: Kinds | string | null | undefined): string => (read === undefined ? '' : NOTHING);

/** The same for fields, which stand there empty until they have come; null where they cannot be read (MGMT-38). */
export function useKindChoices(): KindChoices | null {
  const { data, loading } = useLoyaltyKindsQuery();
  return useMemo(() => {
    if (!data && loading) return LOADING;
    if (!data?.conditions || !data.coupons) return null;
    return {
      isLoading: false,
      conditions: data.conditions.map(({ id, name, type, logic }) => {
        const test = plainTestOf({ type, template: { logic } });
        return { id, name, fact: test?.fact ?? null, operator: test?.operator ?? null };
      }),
      benefits: data.coupons.flatMap(({ id, name, type }) => (isCouponType(type) ? [{ id, name, type }] : [])),
    };
  }, [data, loading]);
}
