import { can, type PageCode } from '@taem/domain/accounts/permissions.ts';
import { rightsAtTill } from '@taem/domain/accounts/rightsAtTill.ts';
import { toAuthorizes } from './contractValues.ts';
import { useViewerRightsQuery } from './gql/hooks.ts';
import { useSession } from './session.ts';

export interface Permission {
  readonly canRead: boolean;
  readonly canWrite: boolean;
  /** The merchant home has not answered yet; until then the rights are those from sign-in. */
  readonly loading: boolean;
  /** The merchant home could not be loaded; it is retried automatically. */
  readonly failed: boolean;
}

/** Returns the signed-in user's role with its rights from the merchant home record; until it answers, those from sign-in. */
export function useRights() {
  const session = useSession();
  const { data, error, loading } = useViewerRightsQuery();
  const given = data?.viewer.role ?? { name: session.roleName };
  const held = data ? toAuthorizes(data.viewer.authorizes) : session.authorizes;
  const { role, authorizes } = session.isTill ? rightsAtTill(given, held) : { role: given, authorizes: held };
  return { role, authorizes, loading: loading && !data, failed: Boolean(error) };
}

/**
 * Returns what the signed-in user may do on a page, by the merchant home record (PERM-02); the gateway decides again on every
 * call.
 */
export function usePermission(page: PageCode): Permission {
  return usePermissions()(page);
}

/** Returns a function that answers the same for any page, where the page is only determined later. */
export function usePermissions(): (page: PageCode) => Permission {
  const { role, authorizes, loading, failed } = useRights();
  return (page) => ({
    canRead: can(role, authorizes, page, 'Read'),
    // Without an answer no writing is allowed (PERM-03).
    canWrite: !failed && can(role, authorizes, page, 'Write'),
    loading,
    failed,
  });
}
