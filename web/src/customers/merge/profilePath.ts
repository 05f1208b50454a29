/** Where a member is looked at. */
export const profilePath = (id: string): string => `/ci/member/profiles/${id}`;

/** The page that makes one account of this one and another. */
export const mergePath = (id: string): string => `${profilePath(id)}/merge`;

export const MERGES_PATH = '/ci/member/merges';
