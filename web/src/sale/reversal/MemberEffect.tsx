import { type Fact, Facts } from '../Part.tsx';
import { useFormat } from '../useFormat.ts';
import { useReversalMessages } from './messages.ts';
import { Section } from './Section.tsx';

interface Tier {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly member: {
    readonly pointsBefore: number;
    readonly pointsAfter: number;
    readonly tierBefore?: Tier | null;
    readonly tierAfter?: Tier | null;
    readonly badgesLost: readonly string[];
  };
  /** The point movements, from the balance before to the one after. */
  readonly moved: readonly Fact[];
}

/** The effect of a void or a return on points, tier and badges of the member. */
export function MemberEffect({ member, moved }: Props) {
  const t = useReversalMessages();
  const format = useFormat();
  const { pointsBefore, pointsAfter, tierBefore, tierAfter, badgesLost } = member;
  const change = (before: string, after: string) => <strong>{t('void.pointsChange', { before, after })}</strong>;
  const tier = (each: Tier | null | undefined) => each?.name ?? t('void.noTier');
  return (
    <Section title={t('void.member')}>
      <Facts
        facts={[
          ...moved,
          [t('void.points'), change(format.count(pointsBefore), format.count(pointsAfter))],
          [t('void.tier'), tierBefore?.id === tierAfter?.id ? null : change(tier(tierBefore), tier(tierAfter))],
          [t('void.badges'), badgesLost.join(', ')],
        ]}
      />
    </Section>
  );
}
