import { Box, ButtonBase, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NOTHING } from '../ui/nothing.ts';
import { textSize } from '../ui/tokens.ts';
import type { ListColumn, ListRow } from './ListDeclaration.ts';
import type { FaceProps } from './listFace.tsx';
import { useListMessages } from './messages.ts';
import { useCellText } from './useCellText.ts';
import type { Ticked } from './useTicked.ts';

/** The list on a phone: each row is a card of two lines, with its amount at the right, or else the last of its figures. */
export function ListCards<Row extends ListRow>(props: FaceProps<Row>) {
  const { list, label, rows, columns, nameOf, linkOf, ticked, marked } = props;
  const t = useListMessages();
  const textOf = useCellText();
  const { page, perPage, chosen } = list.state;
  const picture = columns.find(({ kind }) => kind === 'picture');
  const actions = columns.filter(({ kind }) => kind === 'action');
  const texts = columns.filter((column) => column !== picture && !actions.includes(column));
  const title = texts.find(({ onCard, isLink }) => onCard === 'title' || isLink) ?? texts[0];
  const others = texts.filter((column) => column !== title);
  const sides = others.filter(({ onCard, kind }) => (onCard ? onCard === 'right' : kind === 'money'));
  const right = sides.length > 0 ? sides.slice(0, 2) : others.filter(isFigure).slice(-1);
  const rest = others.filter((column) => column.onCard !== 'none' && !right.includes(column));
  // Columns declared for the line come first, as its end may be cut.
  const line = [...rest.filter(({ onCard }) => onCard === 'line'), ...rest.filter(({ onCard }) => onCard !== 'line')];
  const drawn = (column: ListColumn<Row>, row: Row, place: number): ReactNode =>
    column.value ? textOf(column, row, place) : column.draw?.(row, 0);
  /** Draws a value with the name of its column, unless it is a plain text: a figure or a day is unclear without. */
  const named = (column: ListColumn<Row>, row: Row, place: number) => {
    const isText = column.kind === undefined || column.kind === 'text' || column.kind === 'mark';
    const isBare = isText && column.onCard !== 'named';
    const said = drawn(column, row, place);
    if (said === '' || said === NOTHING) return null;
    return (
      <span key={column.name}>
        {!isBare && `${column.label}: `}
        {said}
      </span>
    );
  };
  return (
    <>
      {ticked && <PageTick rows={rows} ticked={ticked} />}
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row, index) => {
          const place = (page - 1) * perPage + index + 1;
          const link = linkOf?.(row);
          const [first, second] = right;
          const beside = second ? drawn(second, row, place) : NOTHING;
          const content = (
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={PAIR}>
                <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere', minWidth: 0 }}>
                  {title && drawn(title, row, place)}
                </Box>
                {first && <Box sx={{ ...SIDE, fontWeight: 650 }}>{drawn(first, row, place)}</Box>}
              </Box>
              {/* A pair for each line, so that the value at the right of one takes no room from the other. */}
              <Box sx={PAIR}>
                <Box sx={LINE}>{line.flatMap((column) => named(column, row, place) ?? [])}</Box>
                {first?.kind === 'figure' && (
                  <Typography variant="body2" color="textSecondary" sx={SIDE}>
                    {first.label}
                  </Typography>
                )}
                {second && beside !== NOTHING && (
                  <Typography component="div" variant="body2" color="textSecondary" sx={SIDE}>
                    {second.label}: {beside}
                  </Typography>
                )}
              </Box>
            </Box>
          );
          return (
            <Box
              component="li"
              key={row.id}
              data-id={row.id}
              sx={{
                borderTop: 1,
                borderColor: 'divider',
                display: 'flex',
                alignItems: 'center',
                px: 2,
                bgcolor: row.id === marked || row.id === chosen ? 'var(--accent-soft)' : undefined,
              }}
            >
              {ticked && (
                <Checkbox
                  checked={ticked.all || ticked.ids.has(row.id)}
                  onChange={() => ticked.choose(toggled(rows, ticked, [row.id]))}
                  slotProps={{ input: { 'aria-label': t('tick.row', { name: nameOf(row) }) } }}
                  sx={{ width: 44, height: 44, ml: -1.5, mr: 0.5 }}
                />
              )}
              {picture?.draw && <Box sx={{ pr: 1.5 }}>{picture.draw(row, 0)}</Box>}
              {link ? (
                <ButtonBase
                  component={Link}
                  to={link.to}
                  state={link.state}
                  replace={link.replace}
                  preventScrollReset={link.replace}
                  sx={CARD}
                >
                  {content}
                </ButtonBase>
              ) : (
                <Box sx={CARD}>{content}</Box>
              )}
              {actions.map((column) => (
                <Box key={column.name} sx={{ flex: 'none', ml: 1 }}>
                  {column.draw?.(row, 0)}
                </Box>
              ))}
            </Box>
          );
        })}
      </Box>
    </>
  );
}

const isFigure = <Row,>({ kind, onCard }: ListColumn<Row>) => kind === 'figure' && onCard === undefined;

const CARD = {
  flex: 1,
  minWidth: 0,
  minHeight: 60,
  py: 1,
  gap: 1.5,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  textAlign: 'left',
  color: 'inherit',
} as const;

const PAIR = { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1.5 } as const;

const SIDE = { flex: 'none', textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

/** The other values on one line, cut at its end. */
const LINE = {
  minWidth: 0,
  color: 'text.secondary',
  fontSize: textSize.small,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '& > * + *::before': { content: '"·"', mx: 0.75 },
} as const;

/** Returns the ticked ids after these rows are toggled; removing one from "all" keeps the other visible rows. */
function toggled(rows: readonly ListRow[], { ids, all }: Ticked, changing: readonly string[]): ReadonlySet<string> {
  const chosen = new Set(all ? rows.map(({ id }) => id) : ids);
  const isOff = changing.every((id) => chosen.has(id));
  for (const id of changing) {
    if (isOff) chosen.delete(id);
    else chosen.add(id);
  }
  return chosen;
}

function PageTick({ rows, ticked }: { readonly rows: readonly ListRow[]; readonly ticked: Ticked }) {
  const t = useListMessages();
  const chosen = ticked.all ? rows.length : rows.filter(({ id }) => ticked.ids.has(id)).length;
  const ids = rows.map(({ id }) => id);
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={chosen > 0 && chosen === rows.length}
          indeterminate={chosen > 0 && chosen < rows.length}
          onChange={() => ticked.choose(toggled(rows, ticked, ids))}
          sx={{ width: 44, height: 44 }}
        />
      }
      label={t('tick.page')}
      sx={{ ml: 0.5, mr: 2 }}
    />
  );
}
