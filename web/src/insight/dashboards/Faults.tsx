import { Alert, Button, Stack } from '@mui/material';
import type { DashboardFault } from '@taem/domain/insight/dashboards/dashboardFaults.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useDashboardMessages } from './messages.ts';

interface Props {
  readonly faults: readonly DashboardFault[];
  /** The server's message if it ran nothing; displayed if nothing else explains it. */
  readonly refused?: string | null;
  /** Replaces the faulty name by the nearest one; omitted if the document cannot be changed. */
  readonly onUse?: (fault: DashboardFault, name: string) => void;
}

/** The places where a document does not match the contract, each with the nearest field. */
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
