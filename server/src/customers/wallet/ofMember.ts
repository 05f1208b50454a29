import { inAddress } from '../../gateway/inAddress.ts';
/** Where something of a member is asked for; what is empty is left out. */
export function ofMember(
  memberId: string,
  what: string,
  asked: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const given = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)] as const] : []));
  return `/members/${inAddress(memberId)}/${what}?${new URLSearchParams(Object.fromEntries(given))}`;
}
