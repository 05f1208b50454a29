import type { Row } from '../../database/insertRows.ts';
import type { Random } from '../random.ts';
import type { Person } from './thinkOfPerson.ts';
import { type Place, thinkOfPlace } from './thinkOfPlace.ts';

const SCHOOLS = [
  'จุฬาลงกรณ์มหาวิทยาลัย',
  'มหาวิทยาลัยธรรมศาสตร์',
  'มหาวิทยาลัยเกษตรศาสตร์',
  'มหาวิทยาลัยเชียงใหม่',
  'มหาวิทยาลัยขอนแก่น',
  'มหาวิทยาลัยรามคำแหง',
];
const DEGREES = ['ปริญญาตรี', 'ปริญญาตรี', 'ปริญญาตรี', 'ปริญญาโท', 'ปวส.'];
/** By code of the occupation. */
const WORKS = [
  ['business-owner', 'ร้านดอกไม้ริมทาง', 'เจ้าของร้าน'],
  ['health', 'โรงพยาบาลบ้านสวน', 'พยาบาล'],
  ['employee', 'สำนักงานบัญชีเที่ยงตรง', 'นักบัญชี'],
  ['technology', 'บริษัท ฟ้าใสซอฟต์แวร์ จำกัด', 'นักพัฒนา'],
  ['teacher', 'โรงเรียนวัดใหม่', 'ครู'],
  ['employee', 'ขนส่งทันใจ', 'พนักงานขับรถ'],
] as const;
const INTERESTS = {
  hobbies: ['วิ่ง', 'ทำขนม', 'ปลูกต้นไม้', 'ถ่ายรูป', 'โยคะ'],
  colors: ['ฟ้า', 'เขียว', 'ชมพู', 'ขาว', 'ดำ'],
  hangouts: ['คาเฟ่', 'ตลาดนัด', 'สวนสาธารณะ', 'ห้างใกล้บ้าน'],
  movies: ['ตลก', 'รัก', 'ผี', 'สารคดี'],
} as const;
const RECOMMENDERS = ['Walk-in', 'Walk-in', 'Friend', 'Staff', 'Social Media'];

export interface Coded {
  id: string;
  code: string;
}

interface Lists {
  places: readonly Place[];
  occupations: readonly Coded[];
  socials: readonly Coded[];
}

/**
 * Invents what members reveal about themselves over time, mostly little. `random` is the members' own sequence,
 * separate from that of the sales.
 */
export function thinkOfPersona(random: Random, person: Person, { places, occupations, socials }: Lists): Row {
  const isFilledIn = random.chance(0.4);
  const [code, company, position] = random.pick(WORKS);
  const occupation = isFilledIn ? occupations.find((candidate) => candidate.code === code) : random.pick(occupations);
  const networkOf = (socialCode: string) => socials.find((candidate) => candidate.code === socialCode)?.id ?? null;
  const accounts = [
    ...(person.lineId ? [{ id: networkOf('line'), account: person.lineId }] : []),
    ...(random.chance(0.3)
      ? [{ id: networkOf('facebook'), account: `taem.friend.${random.integer(1_000, 9_999)}` }]
      : []),
  ];
  return {
    ...thinkOfPlace(random, places),
    occupation_id: isFilledIn || random.chance(0.4) ? (occupation?.id ?? null) : null,
    recommended_by: random.pick(RECOMMENDERS),
    educations: isFilledIn ? [{ degree: random.pick(DEGREES), school: random.pick(SCHOOLS) }] : [],
    works: isFilledIn ? [{ company, position }] : [],
    socials: accounts,
    interests: isFilledIn
      ? Object.fromEntries(Object.entries(INTERESTS).map(([about, words]) => [about, [random.pick(words)]]))
      : {},
  };
}
