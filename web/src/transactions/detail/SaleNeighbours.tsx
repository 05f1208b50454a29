import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { IconButton, Stack } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSalesMessages } from '../messages.ts';
import { useNeighbours } from './useNeighbours.ts';

/** To the sale before and after in the list that one came from. Back leads to that list, however many were looked at. */
export function SaleNeighbours({ id }: { readonly id: string }) {
  const t = useSalesMessages();
  const navigate = useNavigate();
  const { state } = useLocation();
  const neighbours = useNeighbours(id);
  if (!neighbours) return null;
  const ways = [
    ['previous', neighbours.previous, ChevronLeft],
    ['next', neighbours.next, ChevronRight],
  ] as const;
  return (
    <Stack className="screen-only" direction="row">
      {ways.map(([name, to, Icon]) => (
        <IconButton
          key={name}
          aria-label={t(`sale.${name}`)}
          title={t(`sale.${name}`)}
          disabled={to === null}
          onClick={() => navigate(`/transactions/${to}`, { state, replace: true })}
        >
          <Icon />
        </IconButton>
      ))}
    </Stack>
  );
}
