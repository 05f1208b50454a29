import { RECORDED_TYPES } from '@taem/domain/changes/recordedTypes.ts';
import { isUuid } from '@taem/domain/contract/isUuid.ts';
import { daysOf } from '@taem/domain/time/dayRange.ts';
import { shopDate } from '../app/shopDay.ts';
import { DAYS, daysIn, requestedDays } from '../list/chosenDays.ts';
import type { ListShape, ListState } from '../list/listAddress.ts';

export const CHANGES = {
  filters: [...DAYS, 'userId', 'type'],
  filterOf: (address) => {
    const [userId = '', type = ''] = ['userId', 'type'].map((name) => address.get(name) ?? '');
    return {
      ...daysIn(address),
      ...(isUuid(userId) && { userId }),
      ...(RECORDED_TYPES.some((each) => each.type === type) && { type }),
    };
  },
  sorts: {},
  columns: [],
} as const satisfies ListShape;

export const changesVariables = ({ page, perPage, filter }: ListState) => ({
  page,
  perPage,
  filter: {
    ...daysOf(requestedDays(filter) ?? {}, shopDate()),
    userId: filter.userId ?? null,
    type: filter.type ?? null,
  },
});
