import { Alert, MenuItem, Stack, TextField } from '@mui/material';
import { useLanguage } from '../../app/i18n.ts';
import { useReportMessages } from './messages.ts';
import { ALL, type FilterName } from './report.ts';
import type { Choice } from './useChoices.ts';
import type { LoadedReport } from './useReport.ts';

/** The documents write some of the orders small. */
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What narrows a report besides its days, and the order of its rows. */
export function ReportFilters({ loaded }: { readonly loaded: LoadedReport }) {
  const t = useReportMessages();
  const language = useLanguage();
  const { report, source, state, change } = loaded;
  const orders = report.orders.flatMap((id) => {
    const order = source.orders[id];
    return order ? [{ id, name: capital(order.words[language]) }] : [];
  });
  if (report.filters.length === 0 && orders.length < 2) return null;
  return (
    <Stack className="screen-only" direction="row" sx={{ gap: 2, flexWrap: 'wrap', mb: 2 }}>
      {report.filters.map((name) => (
        <Filter key={name} name={name} loaded={loaded} />
      ))}
      {orders.length > 1 && (
        <Select
          label={t('sort.label')}
          value={state.orderName}
          choices={orders}
          onChoose={(sort) => change({ sort: sort === report.orders[0] ? '' : sort })}
        />
      )}
    </Stack>
  );
}

function Filter({
  name,
  loaded: { state, choices, choicesFailed, change },
}: {
  name: FilterName;
  loaded: LoadedReport;
}) {
  const t = useReportMessages();
  if (choicesFailed) return <Alert severity="error">{t('report.error')}</Alert>;
  const options: readonly Choice[] =
    name === 'customer'
      ? (['member', 'walk-in'] as const).map((id) => ({ id, name: t(`customer.${id}`) }))
      : (choices ?? []);
  const all = { id: ALL, name: t(`all.${name}`) };
  return (
    <Select
      label={t(`filter.${name}`)}
      value={state.filter[name] ?? ALL}
      choices={[all, ...options]}
      onChoose={(value) => change({ [name]: value })}
    />
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (id: string) => void;
}

function Select({ label, value, choices, onChoose }: SelectProps) {
  return (
    <TextField
      select
      label={label}
      value={choices.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 180px', maxWidth: { sm: 280 } }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
