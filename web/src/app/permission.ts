import { useViewerRightsQuery } from './gql/hooks.ts';
import { type SessionAuthorize, useSession } from './session.ts';

type ManagementPage =
  | 'Branch'
  | 'Category'
  | 'Offer'
  | 'Payment_History'
  | 'Payment_Method'
  | 'Product'
  | 'Role'
  | 'Setting'
  | 'Stock'
  | 'Supplier'
  | 'Tier'
  | 'User';

/** A page that rights are given on. */
export type ObjectCode =
  | 'Page.Merchant.Payment'
  | 'Page.Merchant.Payment.Subscribe'
  | 'Page.Merchant.Customer_Insight'
  | 'Page.Merchant.Business_Insight'
  | `Page.Merchant.Management.${ManagementPage}`;

export interface Permission {
  readonly canRead: boolean;
  readonly canWrite: boolean;
  /** The merchant home has not answered yet; until then the rights are those of the sign-in. */
  readonly loading: boolean;
  /** The merchant home could not be asked; it is asked again by itself. */
  readonly failed: boolean;
}

/** What the signed-in user may do on a page, by the merchant home record (PERM-02); the gateway decides again on every call. */
export function usePermission(objectCode: ObjectCode): Permission {
  const session = useSession();
  const { data, error, loading } = useViewerRightsQuery();
  const role = data?.viewer.role.name ?? session.roleName;
  const authorizes = data?.viewer.authorizes ?? session.authorizes;
  return {
    canRead: isAllowed(role, authorizes, objectCode, 'Read'),
    // Without an answer nobody writes (PERM-03).
    canWrite: !error && isAllowed(role, authorizes, objectCode, 'Write'),
    loading: loading && !data,
    failed: Boolean(error),
  };
}

export function isAllowed(
  roleName: string,
  authorizes: readonly SessionAuthorize[],
  objectCode: ObjectCode,
  action: 'Read' | 'Write',
): boolean {
  if (roleName.toLowerCase() === 'administrator') return true;
  return authorizes.some((entry) => entry.objectCode === objectCode && entry.actionCodes.includes(action));
}
