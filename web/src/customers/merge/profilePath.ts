/** Where a member is looked at. */
export const profilePath = (id: string): string => `/ci/member/profiles/${id}`;

export const MERGES_PATH = '/ci/member/merges';
