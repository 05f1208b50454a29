import Tune from '@mui/icons-material/TuneRounded';
import { Button } from '@mui/material';
import { useUiMessages } from './messages.ts';

interface Props {
  /** How many of the filters behind it narrow the list now. */
  readonly count: number;
  readonly isOpen: boolean;
  /** Id of what it opens. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** Opens and closes the filters that do not stand above a list at all times. */
export function FiltersButton({ count, isOpen, controls, onToggle }: Props) {
  const t = useUiMessages();
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Tune />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      sx={{ bgcolor: 'background.paper' }}
    >
      {count > 0 ? t('filters.count', { count }) : t('filters')}
    </Button>
  );
}
