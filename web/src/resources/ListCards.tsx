import {
  Box,
  Button,
  ButtonBase,
  Checkbox,
  Divider,
  FormControlLabel,
  LinearProgress,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useLanguage } from '../app/i18n.ts';
import { labelOf, PICTURE } from './columns.ts';
import type { ListProps } from './ListTable.tsx';
import { shapeOf } from './listAddress.ts';
import { useResourceMessages } from './messages.ts';
import { PictureCell } from './RecordPicture.tsx';
import type { Row } from './RecordScreens.ts';
import { useShowValue } from './showValue.tsx';
import { titleFieldOf, useTitleOf } from './titleOf.ts';
import type { Selection } from './useSelection.ts';

/** The list on a phone: a card for each record, with the same columns below its name. */
export function ListCards(props: ListProps) {
  const { screens, rows, total, loading, state, columns, onChange, onOpen, onChanged, selection, marked } = props;
  const t = useResourceMessages();
  const language = useLanguage();
  const show = useShowValue(screens);
  const { record } = screens;
  const title = titleFieldOf(record);
  const titleOf = useTitleOf(screens);
  const below = columns.filter((name) => name !== PICTURE && name !== title);
  const { page, perPage } = state;
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <Box>
      <Order {...{ screens, state, onChange }} />
      {selection && rows && <PageChoice rows={rows} selection={selection} />}
      <LinearProgress sx={{ height: 2, visibility: loading ? 'visible' : 'hidden' }} aria-hidden />
      <Box component="ul" aria-label={record.words.many[language]} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              borderTop: 1,
              borderColor: 'divider',
              display: 'flex',
              px: 2,
              bgcolor: row.id === marked ? 'rgb(27 122 67 / 10%)' : undefined,
            }}
          >
            {selection && (
              <Checkbox
                checked={selection.all || selection.ids.has(row.id)}
                onChange={() => selection.choose(toggled(rows, selection, [row.id]))}
                slotProps={{ input: { 'aria-label': t('list.choose', { name: titleOf(row) }) } }}
                sx={{ width: 44, height: 44, mt: 0.5, ml: -1.5, mr: 0.5 }}
              />
            )}
            {columns.includes(PICTURE) && (
              <Box sx={{ pt: 1.5, pr: 2 }}>
                <PictureCell screens={screens} row={row} onChanged={onChanged} />
              </Box>
            )}
            <ButtonBase
              onClick={() => onOpen(row.id)}
              sx={{ flex: 1, minWidth: 0, py: 1.5, display: 'block', textAlign: 'left' }}
            >
              <Typography component="span" sx={{ display: 'block', fontWeight: 650, overflowWrap: 'anywhere' }}>
                {titleOf(row)}
              </Typography>
              {below.map((name) => (
                <Stack component="span" key={name} direction="row" sx={{ gap: 1, mt: 0.5, alignItems: 'flex-start' }}>
                  <Typography
                    component="span"
                    variant="body2"
                    color="textSecondary"
                    sx={{ flex: 'none', width: '38%' }}
                  >
                    {labelOf(record, name, language)}
                  </Typography>
                  <Typography component="span" variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                    {show(row, name)}
                  </Typography>
                </Stack>
              ))}
            </ButtonBase>
          </Box>
        ))}
      </Box>
      <Divider />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', p: 1 }}>
        <Button disabled={page <= 1} onClick={() => onChange({ page: page - 1 })}>
          {t('list.previous')}
        </Button>
        <Typography variant="body2" color="textSecondary" role="status">
          {t('list.range', { from: (page - 1) * perPage + 1, to: Math.min(total, page * perPage), total })}
        </Typography>
        <Button disabled={page >= last} onClick={() => onChange({ page: page + 1 })}>
          {t('list.next')}
        </Button>
      </Stack>
    </Box>
  );
}

/** The selection once these rows are toggled; removing one from "all" keeps those that are in sight. */
function toggled(rows: readonly Row[], { ids, all }: Selection, changing: readonly string[]): ReadonlySet<string> {
  const chosen = new Set(all ? rows.map(({ id }) => id) : ids);
  const isOff = changing.every((id) => chosen.has(id));
  for (const id of changing) {
    if (isOff) chosen.delete(id);
    else chosen.add(id);
  }
  return chosen;
}

function PageChoice({ rows, selection }: { readonly rows: readonly Row[]; readonly selection: Selection }) {
  const t = useResourceMessages();
  const chosen = selection.all ? rows.length : rows.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={chosen > 0 && chosen === rows.length}
          indeterminate={chosen > 0 && chosen < rows.length}
          onChange={() =>
            selection.choose(
              toggled(
                rows,
                selection,
                rows.map(({ id }) => id),
              ),
            )
          }
          sx={{ width: 44, height: 44 }}
        />
      }
      label={t('list.choosePage')}
      sx={{ ml: 0.5, mr: 2 }}
    />
  );
}

/** The order of the list, which has no headings to press. */
function Order({ screens: { record }, state, onChange }: Pick<ListProps, 'screens' | 'state' | 'onChange'>) {
  const t = useResourceMessages();
  const language = useLanguage();
  const { sorts } = shapeOf(record);
  return (
    <TextField
      select
      label={t('list.order')}
      value={state.sort ? `${state.sort.field}.${state.sort.direction}` : ''}
      onChange={({ target }) => {
        const [field = '', direction] = target.value.split('.');
        onChange({ sort: field ? { field, direction: direction === 'desc' ? 'desc' : 'asc' } : null });
      }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ m: 2, mb: 1, width: 'calc(100% - 32px)' }}
    >
      <MenuItem value="">{t('list.usual')}</MenuItem>
      {sorts.flatMap((field) =>
        (['asc', 'desc'] as const).map((direction) => (
          <MenuItem key={`${field}.${direction}`} value={`${field}.${direction}`}>
            {t(`list.${direction}`, { field: labelOf(record, field, language) })}
          </MenuItem>
        )),
      )}
    </TextField>
  );
}
