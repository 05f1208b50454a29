import { useApolloClient } from '@apollo/client/react';
import { Box } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { dayToBirthdate } from '@taem/domain/person/birthdate.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { numericMoment } from '../../app/formatMoment.ts';
import { usePermission } from '../../app/permission.ts';
import { ImportLink } from '../../import/ImportLink.tsx';
import { memberName } from '../../sale/memberName.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CountPotentialsDocument, type FoundPotentialFragment, PotentialsFileDocument } from '../gql/graphql.ts';
import { useChosenPotentialQuery, useFindPotentialsQuery } from '../gql/hooks.ts';
import { ChosenPanel } from './ChosenPanel.tsx';
import { POTENTIALS } from './FindKind.ts';
import { FindScreen } from './FindScreen.tsx';
import type { FoundColumn } from './FoundList.tsx';
import { POTENTIAL_SECTIONS } from './filter/filterFields.ts';
import type { CountFound } from './filter/useCount.ts';
import { findVariables } from './findAddress.ts';
import { useFindMessages } from './messages.ts';
import { PersonCell } from './PersonCell.tsx';
import { RegisterButton } from './RegisterButton.tsx';
import { TagChips } from './TagChips.tsx';
import { useFind } from './useFind.ts';

const REGISTER = '/ci/potential/register';

/** CUST-11..13 People who left details and are no members yet. */
export function PotentialSearchPage() {
  const t = useFindMessages();
  const client = useApolloClient();
  const find = useFind(POTENTIALS);
  const query = findVariables(POTENTIALS, find.state);
  const { canWrite } = usePermission(PAGE.customerInsight);
  const { data, previousData, error, loading, refetch } = useFindPotentialsQuery({
    variables: query,
    fetchPolicy: 'cache-and-network',
  });
  const current = (data ?? previousData)?.potentials;
  const { chosen } = find.state;
  const listed = current?.items.find(({ id }) => id === chosen);
  const read = useChosenPotentialQuery({
    variables: { id: chosen ?? '' },
    skip: !chosen || !current || listed !== undefined,
  });
  const person = chosen ? (listed ?? read.data?.potential ?? undefined) : null;
  const isGone = Boolean(chosen && !person && (read.error || (read.data && !read.loading)));

  const count: CountFound = async (filter, keyword, signal) => {
    const narrowed = filter && { ...find.state, filter, keyword };
    const { data: counted } = await client.query({
      query: CountPotentialsDocument,
      variables: narrowed
        ? { keyword: keyword.trim() || null, filter: findVariables(POTENTIALS, narrowed).filter }
        : {},
      fetchPolicy: 'no-cache',
      context: { queryDeduplication: false, fetchOptions: { signal } },
    });
    if (!counted) throw new Error('Nothing was counted.');
    return counted.potentials.total;
  };
  const fileOf = async () => {
    const { keyword, filter, sort } = query;
    const variables = { keyword, filter, sort };
    const { data: file } = await client.query({
      query: PotentialsFileDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    return file?.potentialExport;
  };

  const phone = (one: FoundPotentialFragment) => (one.phone ? formatPhone(one.phone) : '-');
  const columns: readonly FoundColumn<FoundPotentialFragment>[] = [
    {
      name: 'name',
      label: t('column.name'),
      isSorted: true,
      cell: (one) => <PersonCell name={memberName(one)} below={one.nickname} imageUrl={one.imageUrl} />,
    },
    { name: 'phone', label: t('column.phone'), cell: (one) => <Box sx={{ whiteSpace: 'nowrap' }}>{phone(one)}</Box> },
    { name: 'tags', label: t('column.tags'), cell: ({ tags }) => <TagChips tags={tags} most={3} /> },
    {
      name: 'lastActivityTime',
      label: t('column.lastActivityTime'),
      isSorted: true,
      cell: ({ lastActivityTime }) => numericMoment(lastActivityTime),
    },
  ];
  const register = canWrite && <RegisterButton to={REGISTER} label={t('potential.add')} />;

  return (
    <FindScreen
      kind={POTENTIALS}
      find={find}
      title={t('potential.title')}
      searchLabel={t('potential.search')}
      label={t('potential.list')}
      sections={POTENTIAL_SECTIONS}
      count={count}
      fileOf={fileOf}
      rows={current?.items}
      total={current?.total ?? 0}
      loading={loading}
      failed={Boolean(error) && !data}
      refetch={() => void refetch()}
      columns={columns}
      inShort={(one) => (
        <>
          {phone(one)}
          <br />
          {t('column.lastActivityTime')}: {numericMoment(one.lastActivityTime)}
        </>
      )}
      whenEmpty={
        // CUST-12
        <EmptyState title={t('potential.nobody')} action={register}>
          {t('potential.nobodyHint')}
        </EmptyState>
      }
      register={register}
      actions={
        canWrite && (
          <>
            <ImportLink to="/ci/potential/import" />
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
          profile={POTENTIALS.profile}
          facts={(one) => [
            [t('column.phone'), phone(one)],
            [t('column.email'), one.email ?? '-'],
            [t('column.birthdate'), dayToBirthdate(one.birthdate ?? null) || '-'],
            [t('column.gender'), one.gender ? t(`gender.${one.gender}`) : '-'],
            [t('column.lastActivityTime'), numericMoment(one.lastActivityTime)],
          ]}
          below={({ tags }) => tags.length > 0 && <TagChips tags={tags} most={12} />}
        />
      }
    />
  );
}
