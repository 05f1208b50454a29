import { useApolloClient } from '@apollo/client/react';
import { Box, Chip } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { dayToBirthdate } from '@taem/domain/person/birthdate.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { numericMoment } from '../../app/formatMoment.ts';
import { usePermission } from '../../app/permission.ts';
import { ImportLink } from '../../import/ImportLink.tsx';
import { memberName } from '../../sale/memberName.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TierPicture } from '../../ui/TierPicture.tsx';
import { CountMembersDocument, type FoundMemberFragment, MembersFileDocument } from '../gql/graphql.ts';
import { useChosenMemberQuery, useFindMembersQuery } from '../gql/hooks.ts';
import { ChosenPanel } from './ChosenPanel.tsx';
import { MEMBERS } from './FindKind.ts';
import { FindScreen } from './FindScreen.tsx';
import type { FoundColumn } from './FoundList.tsx';
import { MEMBER_SECTIONS } from './filter/filterFields.ts';
import type { CountFound } from './filter/useCount.ts';
import { findVariables } from './findAddress.ts';
import { useFindMessages } from './messages.ts';
import { PersonCell } from './PersonCell.tsx';
import { RegisterButton } from './RegisterButton.tsx';
import { TagChips } from './TagChips.tsx';
import { useFind } from './useFind.ts';

const REGISTER = '/customers/register';

/** CUST-02..10 Members, by name, phone, code and filter. */
export function MemberSearchPage() {
  const t = useFindMessages();
  const format = useFormat();
  const client = useApolloClient();
  const find = useFind(MEMBERS);
  const query = findVariables(MEMBERS, find.state);
  const { canWrite: mayRegister } = usePermission(PAGE.subscribe);
  const { data, previousData, error, loading, refetch } = useFindMembersQuery({
    variables: query,
    // Points and tiers change at every till of the shop.
    fetchPolicy: 'cache-and-network',
  });
  const current = (data ?? previousData)?.members;
  const { chosen } = find.state;
  const listed = current?.items.find(({ id }) => id === chosen);
  const read = useChosenMemberQuery({
    variables: { id: chosen ?? '' },
    skip: !chosen || !current || listed !== undefined,
  });
  const person = chosen ? (listed ?? read.data?.member ?? undefined) : null;
  const isGone = Boolean(chosen && !person && (read.error || (read.data && !read.loading)));

  const count: CountFound = async (filter, keyword, signal) => {
    const narrowed = filter && { ...find.state, filter, keyword };
    const { data: counted } = await client.query({
      query: CountMembersDocument,
      variables: narrowed ? { keyword: keyword.trim() || null, filter: findVariables(MEMBERS, narrowed).filter } : {},
      fetchPolicy: 'no-cache',
      context: { queryDeduplication: false, fetchOptions: { signal } },
    });
    if (!counted) throw new Error('Nothing was counted.');
    return counted.members.total;
  };
  const fileOf = async () => {
    const { keyword, filter, sort } = query;
    const variables = { keyword, filter, sort };
    return (await client.query({ query: MembersFileDocument, variables, fetchPolicy: 'network-only' })).data
      ?.memberExport;
  };

  const last = (member: FoundMemberFragment) =>
    member.lastTransactionTime ? numericMoment(member.lastTransactionTime) : t('found.never');
  const phone = (member: FoundMemberFragment) => (member.phone ? formatPhone(member.phone) : '-');
  const columns: readonly FoundColumn<FoundMemberFragment>[] = [
    {
      name: 'name',
      label: t('column.name'),
      isSorted: true,
      cell: (member) => <PersonCell name={memberName(member)} below={phone(member)} imageUrl={member.imageUrl} />,
    },
    {
      name: 'tier',
      label: t('column.tier'),
      isSorted: true,
      cell: ({ tier }) =>
        tier ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <TierPicture tier={tier} size={24} />
            {tier.name}
          </Box>
        ) : (
          '-'
        ),
    },
    { name: 'tags', label: t('column.tags'), cell: ({ tags }) => <TagChips tags={tags} most={1} /> },
    {
      name: 'lastTransactionTime',
      label: t('column.lastTransactionTime'),
      isSorted: true,
      // The clock stands below the day.
      cell: (member) => (
        <Box sx={{ color: 'text.secondary', whiteSpace: 'pre' }}>{last(member).replace(/ (?=\d\d:)/, '\n')}</Box>
      ),
    },
    {
      name: 'totalRevenue',
      label: t('column.totalRevenue'),
      isSorted: true,
      isNumber: true,
      cell: ({ totalRevenue }) => format.baht(totalRevenue),
    },
    {
      name: 'remainingPoints',
      label: t('column.remainingPoints'),
      isSorted: true,
      isNumber: true,
      cell: ({ remainingPoints }) => <strong>{format.count(remainingPoints)}</strong>,
    },
  ];
  const register = mayRegister && <RegisterButton to={REGISTER} label={t('member.add')} />;

  return (
    <FindScreen
      kind={MEMBERS}
      find={find}
      title={t('member.title')}
      searchLabel={t('member.search')}
      label={t('member.list')}
      sections={MEMBER_SECTIONS}
      count={count}
      fileOf={fileOf}
      rows={current?.items}
      total={current?.total ?? 0}
      loading={loading}
      failed={Boolean(error) && !data}
      refetch={() => void refetch()}
      columns={columns}
      inShort={(member) => (
        <>
          {[member.tier?.name, t('found.points', { points: format.count(member.remainingPoints) })]
            .filter(Boolean)
            .join(' · ')}
          <br />
          {t('column.lastTransactionTime')}: {last(member)}
        </>
      )}
      whenEmpty={
        <EmptyState title={t('member.nobody')} action={register}>
          {t('member.nobodyHint')}
        </EmptyState>
      }
      register={register}
      actions={
        mayRegister && (
          <>
            <ImportLink to="/customers/import" />
            {register}
          </>
        )
      }
      panel={
        <ChosenPanel
          find={find}
          person={person}
          isGone={isGone}
          nameOf={memberName}
          profile={MEMBERS.profile}
          badge={({ tier }) =>
            tier && (
              <Chip
                sx={{ mt: 1 }}
                variant="outlined"
                avatar={<TierPicture tier={tier} size={24} />}
                label={tier.name}
              />
            )
          }
          facts={(member) => [
            [t('column.remainingPoints'), format.count(member.remainingPoints)],
            [t('column.code'), member.code],
            [t('column.phone'), phone(member)],
            [t('column.email'), member.email ?? '-'],
            [t('column.birthdate'), dayToBirthdate(member.birthdate ?? null) || '-'],
            [t('column.gender'), member.gender ? t(`gender.${member.gender}`) : '-'],
            [t('column.lastTransactionTime'), last(member)],
            [t('column.totalRevenue'), format.baht(member.totalRevenue)],
            [t('column.totalTransactions'), format.count(member.totalTransactions)],
          ]}
          below={({ tags }) => tags.length > 0 && <TagChips tags={tags} most={12} />}
        />
      }
    />
  );
}
