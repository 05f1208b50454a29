import { inAddress } from '../../gateway/inAddress.ts';
/** Returns the filter of a member's records; empty values are left out. */
export function ofMember(
  memberId: string,
  what: string,
  filters: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)] as const] : []));
  return `/members/${inAddress(memberId)}/${what}?${new URLSearchParams(Object.fromEntries(given))}`;
}
