import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { newKey } from '../../app/newKey.ts';
import type { MergeAccountFragment } from '../gql/graphql.ts';
import { useMergeMembersMutation } from '../gql/hooks.ts';
import type { Choices } from './FieldChoices.tsx';
import { forgetAccounts } from './forgetAccounts.ts';
import { useMergeMessages } from './messages.ts';
import { refusalText } from './refusalText.ts';
import type { DifferingField } from './useFieldText.ts';

interface Merge {
  readonly kept: MergeAccountFragment;
  readonly merged: MergeAccountFragment;
  readonly fields: readonly DifferingField[];
  readonly choices: Choices;
}

/** Confirms, merges, and reports the result. Calls `onStale` if one of the two accounts was changed in between. */
export function useMerge({ kept, merged, fields, choices }: Merge, onDone: () => void, onStale: () => void) {
  const t = useMergeMessages();
  const client = useApolloClient();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [merge, { loading }] = useMergeMembersMutation();
  // One key each time the question is opened: a second press, or one after a lost answer, does not merge twice.
  const key = useRef('');

  async function confirm() {
    setFailure(null);
    const input = {
      ...{ keepId: kept.id, keepVersion: kept.version, mergeId: merged.id, mergeVersion: merged.version },
      // All fields, so that exactly the displayed choices apply, whatever would be suggested by then.
      fields: fields.map(({ field, suggested }) => ({ field, choice: choices[field] ?? suggested })),
      idempotencyKey: key.current,
    };
    const answer = await merge({ variables: { input } }).catch(() => null);
    const payload = answer?.data?.mergeMembers;
    if (payload?.memberMerge) {
      forgetAccounts(client, [kept.id, merged.id]);
      onDone();
      return;
    }
    const [refused] = payload?.userErrors ?? [];
    setFailure(refused ? refusalText(t, refused) : t('refused.failed'));
    if (!refused) return;
    setAsking(false);
    if (refused.code === 'STALE_VERSION') onStale();
  }

  return {
    isAsking,
    failure,
    isBusy: loading,
    confirm: () => void confirm(),
    ask: () => {
      key.current = newKey();
      setFailure(null);
      setAsking(true);
    },
    close: () => setAsking(false),
  };
}
