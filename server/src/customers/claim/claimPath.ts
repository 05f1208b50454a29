export function claimPath(token: string): string {
  return `/onboard/claim/${encodeURIComponent(token)}`;
}
