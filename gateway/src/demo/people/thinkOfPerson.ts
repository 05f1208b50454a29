import type { Random } from '../random.ts';
import {
  familyNames,
  femaleNames,
  foreignPeople,
  maleNames,
  memberPortraits,
  memberTags,
  nicknames,
} from './thaiNames.ts';

export interface Person {
  firstname: string;
  lastname: string;
  nickname: string | null;
  gender: 'Male' | 'Female' | 'Other';
  phone: string;
  email: string | null;
  lineId: string | null;
  nationality: string;
  maritalState: 'single' | 'married' | null;
  ageInDays: number;
  tags: string[];
  /** Icon of the portrait; most members have none. */
  portrait: string | null;
}

/** Invents a person, with a phone number that no other has; `given` replaces invented values. */
export function thinkOfPerson(random: Random, phones: Set<string>, given: Partial<Person> = {}): Person {
  const foreign = random.chance(0.05) ? random.pick(foreignPeople) : null;
  const gender = foreign?.[3] ?? (random.chance(0.56) ? 'Female' : 'Male');
  const phone = thinkOfPhone(random, phones);
  const ageInDays = Math.round((16 + 26 * (random.unit() + random.unit()) * (0.6 + random.unit())) * 365.25);
  const portraits = memberPortraits.filter((portrait) => portrait.gender === gender);
  return {
    firstname: foreign?.[0] ?? random.pick(gender === 'Female' ? femaleNames : maleNames),
    lastname: foreign?.[1] ?? random.pick(familyNames),
    nickname: foreign ? null : random.pick(nicknames),
    gender: random.chance(0.02) ? 'Other' : gender,
    email: random.chance(0.35) ? `customer${phone.slice(3)}@mail.example` : null,
    lineId: random.chance(0.5) ? `taem.${phone.slice(4)}` : null,
    nationality: foreign?.[2] ?? 'Thai',
    maritalState: random.chance(0.3) ? null : random.chance(0.55) ? 'single' : 'married',
    ageInDays,
    tags: thinkOfTags(random),
    portrait: random.chance(0.06) ? random.pick(portraits).icon : null,
    phone,
    ...given,
  };
}

function thinkOfPhone(random: Random, phones: Set<string>): string {
  for (;;) {
    const phone = random.pick(['06', '08', '08', '09', '09']) + String(random.integer(10_000_000, 99_999_999));
    if (phones.has(phone)) continue;
    phones.add(phone);
    return phone;
  }
}

/** At most three, which is the limit of the tags page. */
function thinkOfTags(random: Random): string[] {
  const count = random.pick([0, 0, 0, 1, 1, 2, 3]);
  return [...new Set(Array.from({ length: count }, () => random.pick(memberTags)))];
}
