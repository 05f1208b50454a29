/** The profile of a member, or a page below it. */
export const profilePath = (id: string, page = '') => `/ci/member/profiles/${encodeURIComponent(id)}${page}`;
