import Close from '@mui/icons-material/CloseRounded';
import { Box, Button } from '@mui/material';
import { ids } from '@taem/domain/form/filterCodecs.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useChosenProductsQuery } from '../../../resources/gql/hooks.ts';
import { CONTROL, textSize } from '../../../ui/tokens.ts';
import { useFindMessages } from '../messages.ts';
import type { Find } from '../useFind.ts';
import { useFilterChoices } from './useFilterChoices.ts';
import { useFilterWords } from './useFilterWords.ts';

interface Props {
  readonly find: Find;
  /** What opens the filters. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** CUST-02 What narrows the list, each to be taken away by itself. */
export function FilterChips({ find: { state, change }, opener }: Props) {
  const t = useFindMessages();
  const names = Object.keys(state.filter);
  const list = useRef<HTMLUListElement>(null);
  const taken = useRef<number | null>(null);
  const narrow = (filter: Readonly<Record<string, string>>, at: number) => {
    taken.current = at;
    change({ filter });
  };
  // The focus would go away with the one that was pressed: the next has it then.
  useEffect(() => {
    if (taken.current === null) return;
    const chips = list.current?.querySelectorAll('button') ?? [];
    (names.length > 0 ? chips[Math.min(taken.current, names.length - 1)] : opener.current)?.focus();
    taken.current = null;
  }, [names.length, opener]);
  if (names.length === 0) return null;
  const without = (name: string) => {
    // Days of what was bought say nothing without it, nor does the day of a group.
    const { [name]: _gone, boughtDays = '', buyersOn = '', ...filter } = { ...state.filter };
    return {
      ...filter,
      ...(boughtDays && name !== 'boughtDays' && (filter.boughtProducts || filter.boughtCategories) && { boughtDays }),
      ...(buyersOn && name !== 'buyersOn' && filter.buyerGroup && { buyersOn }),
    };
  };
  return (
    <Box component="ul" ref={list} aria-label={t('filter.chips')} sx={CHIPS}>
      {names.map((name, at) => (
        <li key={name}>
          <FilterChip name={name} text={state.filter[name] ?? ''} onDelete={() => narrow(without(name), at)} />
        </li>
      ))}
      <li>
        <Button color="inherit" onClick={() => narrow({}, 0)} sx={{ minHeight: CONTROL }}>
          {t('filter.clear')}
        </Button>
      </li>
    </Box>
  );
}

const CHIPS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

function FilterChip({ name, text, onDelete }: { name: string; text: string; onDelete: () => void }) {
  const t = useFindMessages();
  const words = useFilterWords();
  const choices = useFilterChoices(name);
  const productIds = name === 'boughtProducts' ? (ids.read(text) ?? []) : [];
  const { data } = useChosenProductsQuery({ variables: { ids: productIds }, skip: productIds.length === 0 });
  const records = data?.products.items ?? choices;
  const named = records
    ?.filter(({ id }) => text.split(',').includes(id))
    .map((record) => record.name)
    .join(', ');
  const isOfRecords = ['tierIds', 'tiersNot', 'boughtProducts', 'boughtCategories'].includes(name);
  const label = `${words.label(name)}: ${isOfRecords ? named || '…' : words.value(name, text)}`;
  return (
    <Button
      variant="outlined"
      color="inherit"
      endIcon={<Close />}
      onClick={onDelete}
      aria-label={t('filter.remove', { what: label })}
      sx={{
        minHeight: CONTROL,
        borderRadius: '50vh',
        maxWidth: '100%',
        bgcolor: 'background.paper',
        fontSize: textSize.body,
      }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: 360 }}>
        {label}
      </Box>
    </Button>
  );
}
