/** A member as staff address them; never empty. */
export function memberName(member: { firstname: string; lastname: string; code?: string }): string {
  return [member.firstname, member.lastname].filter(Boolean).join(' ') || (member.code ?? '-');
}
