import { fullName } from '../app/fullName.ts';
import { NOTHING } from '../ui/nothing.ts';
/** Returns the name by which staff address a member; never empty. */
export function memberName(member: { firstname: string; lastname: string; code?: string }): string {
  return fullName(member) || (member.code ?? NOTHING);
}
