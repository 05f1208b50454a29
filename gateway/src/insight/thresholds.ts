import { defineStatistic, type Statistic } from './defineStatistic.ts';
import { listedDays, listedMembers, paidFields, paidSums, personJoins } from './paidFields.ts';

/** SQL of the value from which a badge is given (OP-22), in the unit of its figure; null if there is no such badge. */
export const THRESHOLDS = {
  bigSpender: thresholdOf('Big Spender', 100),
  frequentMember: thresholdOf('Frequent Member', 1),
} as const;

function thresholdOf(badge: string, unit: number): string {
  return `(select (conditions -> 0 ->> 'value')::numeric * ${unit} from member_badges where name = '${badge}' order by id limit 1)`;
}

/**
 * STAT-13, STAT-14 Members on the list of a threshold as of the last day, with what they bought in the period
 * (docs/adr/0093).
 */
const membersFrom = (path: string, condition: string): Statistic =>
  defineStatistic({
    path,
    rows: ({ period, parameters }) => listedMembers(period, parameters, condition),
    spans: (_reads, period) => [...new Set([listedDays(period), period])],
    joins: personJoins,
    nullable: { tier: 'tier' },
    fields: paidFields,
    sums: paidSums,
    defaultSort: ['payment.total_payment', -1],
  });

export const bigSpenders = membersFrom('big-spenders', `payment >= ${THRESHOLDS.bigSpender}`);

export const frequentMembers = membersFrom('frequent-members', `transactions >= ${THRESHOLDS.frequentMember}`);
