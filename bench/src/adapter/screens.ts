import { webOperations } from '@taem/server/src/testing/faults/webOperations.ts';
import type { Operation } from './shapes.ts';

/** The single operation of a screen. */
export interface Screen {
  name: string;
  operation: Operation;
  /** Every list, record and statistic that the operation reads, once each: its allowed upstream calls. */
  levels: readonly string[];
}

export function salesPage(memberId: string): Screen {
  const query = webOperations().find(({ name }) => name === 'SalesPage')?.text ?? '';
  const variables = { shop: true, member: true, memberId };
  return {
    name: 'sales page',
    operation: { operationName: 'SalesPage', query, variables },
    levels: [
      'products',
      'categories',
      'option groups',
      'offers',
      'coupons',
      'conditions',
      'payment methods',
      'settings',
      'member',
      'tier',
    ],
  };
}

export const HISTORY: Screen = {
  name: 'transaction history',
  operation: {
    operationName: 'TransactionHistory',
    query: `query TransactionHistory($page: Int!) {
      transactions(page: $page, perPage: 10) {
        total
        items {
          id transactionNo status createLocalTime customerType
          member { id firstname lastname } guest { gender ageRange hashtags } branchName createBy { id firstname lastname }
          totalQuantity totalPayment totalDiscount totalRevenue earnPoints redeemPoints
        }
      }
    }`,
    variables: { page: 1 },
  },
  levels: ['transactions', 'members', 'merchant users'],
};

// As the filter above a dashboard writes them.
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(new Date());

export const DASHBOARD: Screen = {
  name: 'dashboard',
  operation: {
    operationName: 'Dashboard',
    query: `query Dashboard($from: Date!, $to: Date!, $branchId: ID) {
      statistics(range: { from: $from, to: $to }, by: MONTH, compare: PREVIOUS_PERIOD, branchId: $branchId) {
        totalRevenue { total member guest points { time value customerType } }
        totalTransactions { total member guest }
        byMembers: products(perPage: 5, sort: { field: MEMBER_QUANTITY, direction: DESC }) {
          items { productId name member { totalQuantity } }
        }
        byGuests: products(perPage: 5, sort: { field: GUEST_QUANTITY, direction: DESC }) {
          items { productId name guest { totalQuantity } }
        }
        totalEarn { total }
        totalRedeem { total }
        totalRemaining
        paymentMethods { paymentMethod instituteName totalTransactions totalRevenue }
        totalMembers { total tiers { tier { id name } value } }
        previous { totalRevenue { total } totalTransactions { total } }
      }
    }`,
    variables: { from: `${today.slice(0, 7)}-01`, to: today },
  },
  levels: [
    'revenue',
    'transactions',
    'products by members',
    'products by guests',
    'earned',
    'redeemed',
    'tiers',
    'payment methods',
    'members by tier',
    'hours and time zone of the branches',
    'revenue before',
    'transactions before',
  ],
};
