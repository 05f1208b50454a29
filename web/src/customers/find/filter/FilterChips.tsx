import Close from '@mui/icons-material/CloseRounded';
import { Box, Button } from '@mui/material';
import { ids } from '@taem/domain/form/filterCodecs.ts';
import { useChosenProductsQuery } from '../../../resources/gql/hooks.ts';
import { useFindMessages } from '../messages.ts';
import type { Find } from '../useFind.ts';
import { useFilterChoices } from './useFilterChoices.ts';
import { useFilterWords } from './useFilterWords.ts';

/** CUST-02 What narrows the list, each to be taken away by itself. */
export function FilterChips({ find: { state, change } }: { readonly find: Find }) {
  const t = useFindMessages();
  const names = Object.keys(state.filter);
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
    <Box component="ul" aria-label={t('filter.chips')} sx={CHIPS}>
      {names.map((name) => (
        <li key={name}>
          <FilterChip name={name} text={state.filter[name] ?? ''} onDelete={() => change({ filter: without(name) })} />
        </li>
      ))}
      <li>
        <Button color="inherit" onClick={() => change({ filter: {} })} sx={{ minHeight: 44 }}>
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
  const asked = name === 'boughtProducts' ? (ids.read(text) ?? []) : [];
  const { data } = useChosenProductsQuery({ variables: { ids: asked }, skip: asked.length === 0 });
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
      sx={{ minHeight: 44, borderRadius: 22, maxWidth: '100%', bgcolor: 'background.paper', fontSize: '0.9375rem' }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: 360 }}>
        {label}
      </Box>
    </Button>
  );
}
