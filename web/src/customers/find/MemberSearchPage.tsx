import { Box, Chip } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { usePermission } from '../../app/permission.ts';
import { shopDateOf } from '../../app/shopDay.ts';
import type { ListColumn } from '../../list/ListDeclaration.ts';
import { listRows } from '../../list/listRows.ts';
import { useList } from '../../list/useList.ts';
import { useTicked } from '../../list/useTicked.ts';
import { memberName } from '../../sale/memberName.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { TierPicture } from '../../ui/TierPicture.tsx';
import { CountMembersDocument, type FoundMemberFragment, MembersFileDocument } from '../gql/graphql.ts';
import { useChosenMemberQuery, useFindMembersQuery } from '../gql/hooks.ts';
import { ChosenPanel } from './ChosenPanel.tsx';
import { faceColumn } from './faceColumn.tsx';
import { MEMBER_SECTIONS } from './filter/filterFields.ts';
import { useFindMessages } from './messages.ts';
import { PeopleScreen } from './PeopleScreen.tsx';
import { MEMBERS, peopleVariables } from './people.ts';
import { TagChips } from './TagChips.tsx';
import { TagMembers } from './TagMembers.tsx';
import { usePeopleReads } from './usePeopleReads.ts';

type Member = FoundMemberFragment;

/** CUST-02..10 The list of members, by name, phone, code and filter. */
export function MemberSearchPage() {
  const t = useFindMessages();
  const language = useLanguage();
  const format = useFormat();
  const list = useList(MEMBERS.shape);
  const { chosen } = list.state;
  const { canWrite: mayRegister } = usePermission(PAGE.subscribe);
  const { canWrite: mayTag } = usePermission(PAGE.customerInsight);
  const query = useFindMembersQuery({
    variables: peopleVariables(MEMBERS, list.state),
    // Points and tiers change at every till of the shop.
    fetchPolicy: 'cache-and-network',
  });
  const rows = listRows(query, ({ members }) => members);
  const listed = rows.items?.find(({ id }) => id === chosen);
  const read = useChosenMemberQuery({
    variables: { id: chosen ?? '' },
    skip: !chosen || !rows.items || listed !== undefined,
  });
  const ticked = useTicked(list.state, rows.total);
  const { count, addressOf } = usePeopleReads(MEMBERS, list.state, {
    count: CountMembersDocument,
    totalOf: ({ members }) => members.total,
    file: MembersFileDocument,
    addressIn: ({ memberExport }) => memberExport,
  });
  const last = ({ lastTransactionTime }: Member) =>
    lastTransactionTime ? formatMoment(lastTransactionTime, language) : t('found.never');
  const phone = (member: Member) => (member.phone ? formatPhone(member.phone) : NOTHING);
  const birthdate = (member: Member) => writtenDay(member.birthdate, language) || NOTHING;
  const gender = (member: Member) => (member.gender ? t(`gender.${member.gender}`) : NOTHING);
  const behind = { isBehind: true, onCard: 'none' } as const;
  const columns: readonly ListColumn<Member>[] = [
    faceColumn(t('column.picture')),
    { name: 'name', label: t('column.name'), grow: 1.6, width: 140, value: memberName },
    { name: 'code', label: t('column.code'), ...behind, value: ({ code }) => code },
    { name: 'phone', label: t('column.phone'), width: 112, grow: 0.1, value: phone },
    { name: 'email', label: t('column.email'), ...behind, value: ({ email }) => email },
    { name: 'birthdate', label: t('column.birthdate'), ...behind, value: birthdate },
    { name: 'gender', label: t('column.gender'), ...behind, value: gender },
    {
      ...{ name: 'tier', label: t('column.tier'), width: 108, grow: 0.1, value: ({ tier }) => tier?.name },
      draw: ({ tier }) =>
        tier && (
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <TierPicture tier={tier} size={24} />
            {tier.name}
          </Box>
        ),
    },
    {
      ...{
        name: 'tags',
        label: t('column.tags'),
        width: 124,
        grow: 0.4,
        onCard: 'none',
        value: ({ tags }) => tags.join(', '),
      },
      draw: ({ tags }) => tags.length > 0 && <TagChips tags={tags} most={1} isLine />,
    },
    {
      name: 'lastTransactionTime',
      label: t('column.lastTransactionTime'),
      width: 92,
      grow: 0.6,
      onCard: 'named',
      value: last,
    },
    {
      ...{ name: 'totalTransactions', label: t('column.totalTransactions'), kind: 'figure' },
      ...{ ...behind, value: ({ totalTransactions }) => totalTransactions },
    },
    {
      ...{ name: 'totalRevenue', label: t('column.totalRevenue'), kind: 'money', width: 124 },
      value: ({ totalRevenue }) => totalRevenue,
    },
    {
      ...{ name: 'remainingPoints', label: t('column.remainingPoints'), kind: 'figure', onCard: 'right', width: 84 },
      value: ({ remainingPoints }) => remainingPoints,
    },
    {
      ...{ name: 'created', label: t('field.created'), width: 100, ...behind },
      value: ({ createdAt }) => writtenDay(shopDateOf(createdAt), language),
    },
  ];
  return (
    <PeopleScreen<Member>
      people={MEMBERS}
      what="member"
      list={list}
      rows={rows}
      columns={columns}
      nameOf={memberName}
      ways={mayRegister ? { register: '/customers/register', file: '/customers/import' } : null}
      sections={MEMBER_SECTIONS}
      count={count}
      file={{ name: t('member.title'), addressOf, people: 'rows', isOfTicked: true }}
      ticked={ticked}
      tickedActions={mayTag && <TagMembers ticked={ticked} state={list.state} />}
      panel={
        <ChosenPanel
          list={list}
          listed={listed}
          read={read}
          found={read.data?.member}
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
            [t('column.email'), member.email ?? NOTHING],
            [t('column.birthdate'), birthdate(member)],
            [t('column.gender'), gender(member)],
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
