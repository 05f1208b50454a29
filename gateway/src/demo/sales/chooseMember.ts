import { type Random, sumRunning } from '../random.ts';
import type { ShopBranch, ShopMember } from '../ShopRecords.ts';

const TRIES = 5;

/** Chooses the member who comes to a branch: loyal ones often, those of other branches rarely, none before joining. */
export function chooseMember(
  random: Random,
  members: readonly ShopMember[],
  branches: readonly ShopBranch[],
): (branch: ShopBranch, time: number) => ShopMember | null {
  const sums = new Map(
    branches.map(({ id }) => [
      id,
      sumRunning(members.map((member) => member.visits * (member.branchId === id ? 1 : 0.05))),
    ]),
  );
  return (branch, time) => {
    if (members.length === 0 || !random.chance(branch.memberShare)) return null;
    for (let turn = 0; turn < TRIES; turn += 1) {
      const member = members[random.place(sums.get(branch.id) ?? [])];
      if (member && member.joinedAt < time) return member;
    }
    return null;
  };
}
