import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { usePermission } from '../../app/permission.ts';
import type { ListColumn } from '../../list/ListDeclaration.ts';
import { listRows } from '../../list/listRows.ts';
import { useList } from '../../list/useList.ts';
import { memberName } from '../../sale/memberName.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { CountPotentialsDocument, type FoundPotentialFragment, PotentialsFileDocument } from '../gql/graphql.ts';
import { useChosenPotentialQuery, useFindPotentialsQuery } from '../gql/hooks.ts';
import { ChosenPanel } from './ChosenPanel.tsx';
import { faceColumn } from './faceColumn.tsx';
import { POTENTIAL_SECTIONS } from './filter/filterFields.ts';
import { useFindMessages } from './messages.ts';
import { PeopleScreen } from './PeopleScreen.tsx';
import { POTENTIALS, peopleVariables } from './people.ts';
import { TagChips } from './TagChips.tsx';
import { usePeopleReads } from './usePeopleReads.ts';

type Potential = FoundPotentialFragment;

/** CUST-11..13 The list of potential customers; it has no actions for many rows. */
export function PotentialSearchPage() {
  const t = useFindMessages();
  const language = useLanguage();
  const list = useList(POTENTIALS.shape);
  const { chosen } = list.state;
  const { canWrite } = usePermission(PAGE.customerInsight);
  const query = useFindPotentialsQuery({
    variables: peopleVariables(POTENTIALS, list.state),
    fetchPolicy: 'cache-and-network',
  });
  const rows = listRows(query, ({ potentials }) => potentials);
  const listed = rows.items?.find(({ id }) => id === chosen);
  const read = useChosenPotentialQuery({
    variables: { id: chosen ?? '' },
    skip: !chosen || !rows.items || listed !== undefined,
  });
  const { count, addressOf } = usePeopleReads(POTENTIALS, list.state, {
    count: CountPotentialsDocument,
    totalOf: ({ potentials }) => potentials.total,
    file: PotentialsFileDocument,
    addressIn: ({ potentialExport }) => potentialExport,
  });
  const phone = (one: Potential) => (one.phone ? formatPhone(one.phone) : NOTHING);
  const birthdate = (one: Potential) => writtenDay(one.birthdate, language) || NOTHING;
  const gender = (one: Potential) => (one.gender ? t(`gender.${one.gender}`) : NOTHING);
  const last = (one: Potential) => formatMoment(one.lastActivityTime, language);
  const behind = { isBehind: true, onCard: 'none' } as const;
  const columns: readonly ListColumn<Potential>[] = [
    faceColumn(t('column.picture')),
    { name: 'name', label: t('column.name'), grow: 1.6, width: 150, value: memberName },
    { name: 'nickname', label: t('column.nickname'), grow: 0.6, onCard: 'none', value: ({ nickname }) => nickname },
    { name: 'phone', label: t('column.phone'), width: 112, grow: 0.1, value: phone },
    { name: 'email', label: t('column.email'), ...behind, value: ({ email }) => email },
    { name: 'birthdate', label: t('column.birthdate'), ...behind, value: birthdate },
    { name: 'gender', label: t('column.gender'), ...behind, value: gender },
    {
      ...{ name: 'tags', label: t('column.tags'), width: 216, onCard: 'none', value: ({ tags }) => tags.join(', ') },
      draw: ({ tags }) => tags.length > 0 && <TagChips tags={tags} most={2} isLine />,
    },
    { name: 'lastActivityTime', label: t('column.lastActivityTime'), width: 132, onCard: 'named', value: last },
  ];
  return (
    <PeopleScreen<Potential>
      people={POTENTIALS}
      what="potential"
      list={list}
      rows={rows}
      columns={columns}
      nameOf={memberName}
      // CUST-12
      ways={canWrite ? { register: '/ci/potential/register', file: '/ci/potential/import' } : null}
      sections={POTENTIAL_SECTIONS}
      count={count}
      file={{ name: t('potential.title'), addressOf, people: 'rows' }}
      panel={
        <ChosenPanel
          list={list}
          listed={listed}
          read={read}
          found={read.data?.potential}
          nameOf={memberName}
          profile={POTENTIALS.profile}
          facts={(one) => [
            [t('column.phone'), phone(one)],
            [t('column.email'), one.email ?? NOTHING],
            [t('column.birthdate'), birthdate(one)],
            [t('column.gender'), gender(one)],
            [t('column.lastActivityTime'), last(one)],
          ]}
          below={({ tags }) => tags.length > 0 && <TagChips tags={tags} most={12} />}
        />
      }
    />
  );
}
