import { DAY } from '../bangkokTime.ts';
import type { Random } from '../random.ts';
import type { ShopBranch, ShopMember, ShopProduct } from '../ShopRecords.ts';
import type { Visit } from './planDay.ts';

type Order = readonly (readonly [product: string, qty: number])[];

/** Offices that order lunch every four weeks, at every scale, so that each tier always has members. */
const ORDERS: readonly { members: number; everyDays: number; order: Order }[] = [
  {
    members: 3,
    everyDays: 28,
    order: [
      ['ข้าวกล่องหมูทงคัตสึ', 64],
      ['อเมริกาโน่เย็น', 60],
      ['คุกกี้ช็อกโกแลตชิป', 40],
    ],
  },
  {
    members: 5,
    everyDays: 28,
    order: [
      ['ข้าวกะเพราไก่ไข่ดาว', 32],
      ['ลาเต้เย็น', 26],
      ['น้ำดื่ม 600 มล.', 30],
    ],
  },
  {
    members: 6,
    everyDays: 28,
    order: [
      ['แซนด์วิชแฮมชีส', 16],
      ['ชาไทยเย็น', 16],
      ['ข้าวปั้นแซลมอน', 8],
    ],
  },
  {
    members: 6,
    everyDays: 56,
    order: [
      ['ครัวซองต์เนยสด', 8],
      ['อเมริกาโน่ร้อน', 6],
    ],
  },
];

export const standingMembers = ORDERS.reduce((sum, { members }) => sum + members, 0);

export interface StandingVisit extends Visit {
  member: ShopMember;
  lines: readonly { product: ShopProduct; qty: number }[];
}

/** Returns the standing orders that are due on a day, counted from the shop's first. */
export function dueOrders(
  random: Random,
  members: readonly ShopMember[],
  branches: readonly ShopBranch[],
  products: ReadonlyMap<string, ShopProduct>,
  dayStart: number,
  dayNumber: number,
): StandingVisit[] {
  const visits: StandingVisit[] = [];
  let index = 0;
  for (const { members: count, everyDays, order } of ORDERS) {
    for (const member of members.slice(index, index + count)) {
      index += 1;
      if ((dayNumber + index * 5) % everyDays !== 0) continue;
      const branch = branches.find(({ id }) => id === member.branchId);
      const lines = order.flatMap(([name, qty]) => {
        const product = products.get(name);
        return product ? [{ product, qty }] : [];
      });
      if (branch && lines.length > 0)
        visits.push({ time: dayStart + random.integer(9 * 3_600_000, DAY / 2), branch, member, lines });
    }
  }
  return visits;
}
