import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { RECORDED_TYPES } from '@taem/domain/changes/recordedTypes.ts';
import { useLanguage } from '../app/i18n.ts';
import { usePermissions } from '../app/permission.ts';
import { daysFilter } from '../list/daysFilter.tsx';
import { choiceFilter } from '../list/filterFields.tsx';
import { List } from '../list/List.tsx';
import { listRows } from '../list/listRows.ts';
import { useList } from '../list/useList.ts';
import { PageIntro } from '../ui/PageIntro.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { BrokenOffRuns } from './BrokenOffRuns.tsx';
import { ChangeSetEntry } from './ChangeSetEntry.tsx';
import { CHANGES, changesVariables } from './changesAddress.ts';
import { useChangeActorsQuery, useChangeSetsQuery } from './gql/hooks.ts';
import { useChangesMessages } from './messages.ts';

/** The latest changes of the shop, grouped by action, for the users responsible. */
export function ChangesPage() {
  const t = useChangesMessages();
  const language = useLanguage();
  const permissionOf = usePermissions();
  const list = useList(CHANGES);
  const query = useChangeSetsQuery({ variables: changesVariables(list.state), fetchPolicy: 'cache-and-network' });
  const actors = useChangeActorsQuery();
  const people = actors.data?.merchantUsers.items.map(({ id, username }) => ({ id, name: username }));
  const types = RECORDED_TYPES.filter(({ write }) => permissionOf(write as PageCode).canWrite);
  const rows = listRows(query, ({ changeSets: { items, total } }) => ({
    items: items.map((entry) => ({ id: entry.set.id, entry })),
    total,
  }));
  return (
    <>
      <PageTitle>{t('page.title')}</PageTitle>
      <PageIntro>{t('page.intro')}</PageIntro>
      <BrokenOffRuns onDone={() => void rows.refetch()} />
      <List
        list={list}
        label={t('history.list')}
        rows={rows}
        columns={[]}
        nameOf={({ id }) => id}
        filters={[
          daysFilter(),
          choiceFilter('userId', t('filter.user'), actors.error ? null : people),
          choiceFilter(
            'type',
            t('filter.type'),
            types.map(({ type, words }) => ({ id: type, name: words[language] })),
          ),
        ]}
        empty={{ title: t('page.none'), hint: t('page.noneHint') }}
        entry={({ entry }) => <ChangeSetEntry entry={entry} onReverted={() => void rows.refetch()} />}
      />
    </>
  );
}
