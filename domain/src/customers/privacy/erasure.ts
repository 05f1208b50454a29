/** Why a member cannot be erased. */
export const ERASURE_OBSTACLES = ['ERASED', 'MERGED', 'UPCOMING_APPOINTMENTS'] as const;
export type ErasureObstacle = (typeof ERASURE_OBSTACLES)[number];

/** Why a potential cannot be erased: they became a member, who is erased instead. */
export const POTENTIAL_ERASURE_OBSTACLES = ['MEMBER'] as const;
export type PotentialErasureObstacle = (typeof POTENTIAL_ERASURE_OBSTACLES)[number];

export interface ErasureStanding {
  isErased: boolean;
  /** It was merged into another account, which is the one to erase. */
  isMerged: boolean;
  /** Appointments that are not over. */
  upcomingAppointments: number;
}

/** Returns why a member cannot be erased now; empty if they can. */
export function erasureObstacles({ isErased, isMerged, upcomingAppointments }: ErasureStanding): ErasureObstacle[] {
  if (isErased) return ['ERASED'];
  if (isMerged) return ['MERGED'];
  return upcomingAppointments > 0 ? ['UPCOMING_APPOINTMENTS'] : [];
}

/** The name of an erased member, in both languages at once, because books have only one name. */
export const ERASED_NAME = { firstname: 'ลบข้อมูลแล้ว', lastname: '(erased)' } as const;

/** The remark of the entry that closes the balance. */
export const ERASED_REMARK = 'ลบข้อมูลส่วนบุคคล / Personal data erased';

/** Returns the day that replaces a birthdate: the year keeps statistics by age correct and identifies no one. */
export const erasedBirthdate = (birthdate: string | null): string | null =>
  birthdate && `${birthdate.slice(0, 4)}-01-01`;
