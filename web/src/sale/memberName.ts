import { fullName } from '../app/fullName.ts';
/** A member as staff address them; never empty. */
export function memberName(member: { firstname: string; lastname: string; code?: string }): string {
  return fullName(member) || (member.code ?? '-');
}
