import { Alert, Button, Stack } from '@mui/material';
import type { DashboardFault } from '@taem/domain/insight/dashboards/dashboardFaults.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useDashboardMessages } from './messages.ts';

interface Props {
  readonly faults: readonly DashboardFault[];
  /** The server's message where it ran nothing: shown where nothing else explains it. */
  readonly refused?: string | null;
  /** Puts the nearest name in its place; left out where nothing can be changed. */
  readonly onUse?: (fault: DashboardFault, name: string) => void;
}

/** Where a document does not fit the contract, with the nearest field. */
export function Faults({ faults, refused = null, onUse }: Props) {
  const t = useDashboardMessages();
  if (faults.length === 0 && refused === null) return null;
  if (faults.length === 0)
    return (
      <Alert severity="warning" role="alert" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        <strong>{t('fault.refused')}</strong>
        <div>{refused}</div>
      </Alert>
    );
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      <strong>{t('fault.title')}</strong>
      {faults.slice(0, 5).map((fault) => {
        const [nearest] = fault.nearest;
        return (
          <Stack
            key={`${fault.line} ${fault.column} ${fault.message}`}
            direction="row"
            sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <span>
              {fault.line !== null && `${t('fault.at', { line: fault.line })}: `}
              {fault.message}
            </span>
            {nearest && fault.line !== null && onUse && (
              <Button
                size="small"
                color="inherit"
                variant="outlined"
                sx={{ minHeight: CONTROL }}
                onClick={() => onUse(fault, nearest)}
              >
                {t('fault.use', { name: nearest })}
              </Button>
            )}
          </Stack>
        );
      })}
    </Alert>
  );
}
