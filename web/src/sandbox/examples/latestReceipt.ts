import type { Ask } from './Example.ts';

interface Found {
  transactions: { items: { id: string; memberId: string | null; items: unknown[] }[] };
}

/** Of the latest sales the one with most on it, to a member where there is one. */
export async function latestReceipt(ask: Ask): Promise<{ id: string }> {
  const { transactions } = await ask<Found>(
    '{ transactions(perPage: 30, filter: { status: COMPLETE }) { items { id memberId items { itemType } } } }',
  );
  const weightOf = ({ memberId, items }: Found['transactions']['items'][number]) => items.length + (memberId ? 10 : 0);
  const [richest] = transactions.items.toSorted((a, b) => weightOf(b) - weightOf(a));
  return { id: richest?.id ?? '' };
}
