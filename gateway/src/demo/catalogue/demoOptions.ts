import { fromBaht } from '@taem/domain/money/money.ts';
import type { KeptOption } from '../../database/KeptOption.ts';

export interface DemoOptionGroup {
  id: string;
  name: string;
  min_choices: number;
  max_choices: number;
  options: KeptOption[];
}

/** Returns ids that are the same in every load, outside the sequence of the shop's other ids. */
const idOf = (group: number, option = 0) =>
  `0193a1c0-${String(group).padStart(4, '0')}-7000-8000-${String(option).padStart(12, '0')}`;

/** The first option is the default where one must be chosen. */
function group(number: number, name: string, [min, max]: [number, number], options: [string, number][]) {
  return {
    id: idOf(number),
    name,
    min_choices: min,
    max_choices: max,
    options: options.map(([option, price], index) => ({
      id: idOf(number, index + 1),
      name: option,
      satang: fromBaht(price),
      is_default: min > 0 && index === 0,
      is_active: true,
    })),
  } satisfies DemoOptionGroup;
}

const size = group(
  1,
  'ขนาด',
  [1, 1],
  [
    ['ปกติ', 0],
    ['ใหญ่ L', 15],
  ],
);
const sweetness = group(
  2,
  'ความหวาน',
  [1, 1],
  [
    ['หวานปกติ', 0],
    ['หวานน้อย', 0],
    ['ไม่หวาน', 0],
  ],
);
const shots = group(
  3,
  'ช็อต',
  [1, 1],
  [
    ['1 ช็อต', 0],
    ['2 ช็อต', 20],
    ['3 ช็อต', 40],
  ],
);
const toppings = group(
  4,
  'ท็อปปิ้ง',
  [0, 3],
  [
    ['ไข่มุก', 10],
    ['เจลลี่', 10],
    ['วิปครีม', 15],
  ],
);

export const demoOptionGroups: readonly DemoOptionGroup[] = [size, sweetness, shots, toppings];

/** Option groups of all products in a category, by its `slug`. */
export const groupsOfCategory: Readonly<Record<string, readonly DemoOptionGroup[]>> = {
  coffee: [size, sweetness, shots],
  tea: [size, sweetness, toppings],
};
