import { Box } from '@mui/material';
import { useMemberEventsQuery } from '../gql/hooks.ts';
import { MemberEventItem } from './MemberEventItem.tsx';
import { useMemberWalletMessages } from './messages.ts';
import { TabList } from './TabList.tsx';
import { useTabList } from './useTabList.ts';

/** The events of a member on one timeline. */
export function TimelineTab({ memberId }: { memberId: string }) {
  const t = useMemberWalletMessages();
  const list = useTabList();
  const { page, perPage } = list.state;
  const { data, previousData, error, loading, refetch } = useMemberEventsQuery({
    variables: { memberId, page, perPage },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <TabList
      list={list}
      page={(data ?? previousData)?.memberEvents ?? undefined}
      loading={loading}
      failed={Boolean(error)}
      refetch={() => void refetch()}
      hint={t('events.noneHint')}
    >
      {(rows) => (
        <Box component="ol" aria-label={t('events.label')} sx={{ listStyle: 'none', m: 0, px: 2, pt: 2, pb: 0 }}>
          {rows.map((event) => (
            <MemberEventItem key={event.id} event={event} />
          ))}
        </Box>
      )}
    </TabList>
  );
}
