import type { Area } from '../execution/Area.ts';
import { listQuery } from '../gateway/resourceQueries.ts';
import { records } from './records.ts';

const IN_ORDER = { position: 1 } as const;

export const reference: Area = {
  resolvers: {
    Query: {
      ...listQuery('colors', { type: 'Color', sort: IN_ORDER }),
      ...listQuery('currencies', { type: 'Currency', sort: IN_ORDER }),
      ...listQuery('locales', { type: 'Locale', sort: IN_ORDER }),
      ...listQuery('occupations', { type: 'Occupation', sort: IN_ORDER }),
      ...listQuery('events', { type: 'Event', sort: IN_ORDER }),
      ...listQuery('socials', { type: 'Social', sort: IN_ORDER }),
      ...listQuery('rewardTypes', { type: 'RewardType', sort: IN_ORDER }),
      ...listQuery('attributes', { type: 'Attribute' }),
      ...listQuery('earningRules', { type: 'EarningRule' }),
      ...listQuery('rewardItems', { type: 'RewardItem' }),
      ...listQuery('rewardInstances', { type: 'RewardInstance' }),
      ...listQuery('templates', { type: 'Template' }),
    },
  },
  records,
};
