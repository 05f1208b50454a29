import Close from '@mui/icons-material/CloseRounded';
import { Box, Button } from '@mui/material';
import { ids } from '@taem/domain/form/filterCodecs.ts';
import { SALES_FILTER } from '@taem/domain/transactions/salesFilter.ts';
import { useChosenProductsQuery } from '../../resources/gql/hooks.ts';
import { useHistoryMemberNameQuery } from '../gql/hooks.ts';
import { useSalesMessages } from '../messages.ts';
import { MANY, useFilterChoices } from './useFilterChoices.ts';
import type { HistoryList } from './useHistoryList.ts';

/** Filters that stand in no field above the list at all times. */
const CHIPS = [...MANY, 'productIds', 'memberId', 'newOrReturning', 'revenue', 'movedPoints'] as const;

/** What of the rarer filters narrows the list, each to be taken away by itself. */
export function HistoryChips({ list: { filter, narrow } }: { list: HistoryList }) {
  const t = useSalesMessages();
  const { productIds = '', memberId } = filter;
  // What makes no sense narrows nothing.
  const criteria = SALES_FILTER.read(new URLSearchParams(Object.entries(filter) as [string, string][]));
  const names = CHIPS.filter((name) => criteria[name] != null);
  const choicesOf = useFilterChoices(MANY.some((name) => names.includes(name)));
  const products = ids.read(productIds) ?? [];
  const { data } = useChosenProductsQuery({ variables: { ids: products }, skip: products.length === 0 });
  const member = useHistoryMemberNameQuery({ variables: { id: memberId ?? '' }, skip: !criteria.memberId });
  const named = (records: readonly { id: string; name: string }[] | null | undefined, text: string) =>
    records
      ?.filter(({ id }) => text.split(',').includes(id))
      .map(({ name }) => name)
      .join(', ') || '…';

  const wordsOf = (name: (typeof CHIPS)[number]): string => {
    const text = filter[name] ?? '';
    if (name === 'productIds') return named(data?.products.items, text);
    if (name === 'newOrReturning') return t(`filter.${criteria.newOrReturning ?? 'NEW'}`);
    if (name === 'movedPoints') return t(criteria.movedPoints ? 'filter.moved' : 'filter.notMoved');
    if (name === 'revenue') return text.replace('..', '–');
    if (name !== 'memberId') return named(choicesOf(name), text);
    const { firstname, lastname } = member.data?.member ?? { firstname: '…', lastname: '' };
    return [firstname, lastname].join(' ').trim();
  };
  if (names.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('filter.chips')} sx={ROW}>
      {names.map((name) => {
        const label = `${t(`filter.${name}`)}: ${wordsOf(name)}`;
        return (
          <li key={name}>
            <Button
              variant="outlined"
              color="inherit"
              endIcon={<Close />}
              onClick={() => narrow({ [name]: '' })}
              aria-label={t('filter.remove', { what: label })}
              sx={{ minHeight: 44, borderRadius: 22, maxWidth: 1, bgcolor: 'background.paper', fontSize: '0.9375rem' }}
            >
              <Box
                component="span"
                sx={{
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                  maxWidth: { xs: 250, sm: 360 },
                }}
              >
                {label}
              </Box>
            </Button>
          </li>
        );
      })}
    </Box>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;
