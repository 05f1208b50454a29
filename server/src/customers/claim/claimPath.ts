import { inAddress } from '../../gateway/inAddress.ts';
export function claimPath(token: string): string {
  return `/onboard/claim/${inAddress(token)}`;
}
