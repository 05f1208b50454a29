import Add from '@mui/icons-material/AddRounded';
import Tune from '@mui/icons-material/TuneRounded';
import { Box, Button } from '@mui/material';
import { SEARCH_DEBOUNCE_MS } from '@taem/domain/limits.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { late } from '../../app/late.tsx';
import { ImportLink } from '../../import/link/ImportLink.tsx';
import { List } from '../../list/List.tsx';
import type { ListDeclaration, ListRow } from '../../list/ListDeclaration.ts';
import { writeListAddress } from '../../list/listAddress.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { FilterSection } from './filter/filterFields.ts';
import type { CountFound } from './filter/useCount.ts';
import { useFilterChips } from './filter/useFilterChips.ts';
import { useFindMessages } from './messages.ts';
import type { AnyPeople } from './people.ts';

// Loaded on demand: they import the rules of forms, which the list does not need.
const SegmentsControl = late(async () => (await import('./segments/SegmentsControl.tsx')).SegmentsControl);
const FilterDialog = late(async () => (await import('./filter/FilterDialog.tsx')).FilterDialog);

interface Props<Row extends ListRow>
  extends Pick<
    ListDeclaration<Row>,
    'list' | 'rows' | 'columns' | 'nameOf' | 'file' | 'ticked' | 'tickedActions' | 'rowHeight'
  > {
  readonly people: AnyPeople;
  readonly what: 'member' | 'potential';
  /** Addresses of registration and import; null for users who may not do these. */
  readonly ways: { readonly register: string; readonly file: string } | null;
  readonly sections: readonly FilterSection[];
  readonly count: CountFound;
  readonly panel: ReactNode;
}

/** CUST-02, CUST-11 A list of people with its search and filters, and the chosen person beside it. */
export function PeopleScreen<Row extends ListRow>(props: Props<Row>) {
  const { people, what, ways, sections, count, panel, ...declared } = props;
  const { list } = declared;
  const { filter } = list.state;
  const t = useFindMessages();
  const chips = useFilterChips(filter);
  const [isOpen, setOpen] = useState(false);
  const filters = Object.keys(filter).length;
  const register = ways && (
    <Button component={Link} to={ways.register} variant="contained" startIcon={<Add />}>
      {t(`${what}.add`)}
    </Button>
  );
  return (
    <>
      <PageTitle
        crumbs={[{ label: t('pick.title'), to: '/ci' }]}
        beside={<SegmentsControl people={people} list={list} />}
        actions={
          ways && (
            <>
              <ImportLink to={ways.file} />
              {register}
            </>
          )
        }
      >
        {t(`${what}.title`)}
      </PageTitle>
      <Box sx={list.state.chosen ? BESIDE : ALONE}>
        <Box sx={{ minWidth: 0 }}>
          <List<Row>
            {...declared}
            label={t(`${what}.list`)}
            linkOf={({ id }) => ({
              to: { search: `?${writeListAddress(people.shape, { ...list.state, chosen: id })}` },
              replace: true,
            })}
            search={t(`${what}.search`)}
            searchDelayMs={SEARCH_DEBOUNCE_MS}
            filterButton={
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<Tune />}
                aria-haspopup="dialog"
                onClick={() => setOpen(true)}
                sx={{ bgcolor: 'background.paper' }}
              >
                {filters > 0 ? t('filter.openCount', { count: filters }) : t('filter.open')}
              </Button>
            }
            chips={chips}
            onRemoveChip={(name) => list.change({ filter: filterWithout(filter, name) })}
            empty={{ title: t(`${what}.nobody`), hint: t(`${what}.nobodyHint`), action: register }}
            onNoneFound={register}
          />
        </Box>
        {panel}
      </Box>
      {isOpen && (
        <FilterDialog
          form={people.form}
          filter={filter}
          keyword={list.state.keyword}
          sections={sections}
          count={count}
          onClose={() => setOpen(false)}
          onApply={(applied) => {
            setOpen(false);
            list.change({ filter: applied });
          }}
        />
      )}
    </>
  );
}

const ALONE = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The layout with the chosen person; on a smaller screen the list needs the full width. */
const BESIDE = {
  ...ALONE,
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 268px' },
  alignItems: 'start',
} as const;

/**
 * Returns a filter without one of its conditions, and without conditions that depend on it: the days of purchases, and the
 * day of a group of buyers.
 */
function filterWithout(filter: Readonly<Record<string, string>>, name: string): Record<string, string> {
  const { [name]: _gone, boughtDays = '', buyersOn = '', ...rest } = filter;
  return {
    ...rest,
    ...(boughtDays && name !== 'boughtDays' && (rest.boughtProducts || rest.boughtCategories) && { boughtDays }),
    ...(buyersOn && name !== 'buyersOn' && rest.buyerGroup && { buyersOn }),
  };
}
