/** Returns the address of a member's profile, or of a page below it. */
export const profilePath = (id: string, page = '') => `/ci/member/profiles/${encodeURIComponent(id)}${page}`;
