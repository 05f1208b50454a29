import { useState } from 'react';
import type { GenerateSelfRegisterUrlMutation } from '../../gql/graphql.ts';
import { useGenerateSelfRegisterUrlMutation } from '../../gql/hooks.ts';

export type SelfRegisterLink = NonNullable<
  GenerateSelfRegisterUrlMutation['generateSelfRegisterUrl']['selfRegisterUrl']
>;

/** CUST-24 Creates, on demand, the link with which customers register themselves in this branch. */
export function useSelfRegisterLink(branchId: string | null) {
  const [mutate, { loading }] = useGenerateSelfRegisterUrlMutation({ fetchPolicy: 'no-cache' });
  const [link, setLink] = useState<SelfRegisterLink | null>(null);
  const [failed, setFailed] = useState(false);
  const make = async () => {
    if (loading || !branchId) return;
    setFailed(false);
    const created = await mutate({ variables: { input: { branchId } } }).then(
      ({ data }) => data?.generateSelfRegisterUrl.selfRegisterUrl ?? null,
      () => null,
    );
    setLink(created);
    setFailed(created === null);
  };
  const leave = () => {
    setLink(null);
    setFailed(false);
  };
  return { link, failed, loading, make, leave };
}
