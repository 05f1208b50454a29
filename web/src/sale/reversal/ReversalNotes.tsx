import { Alert, Box, Button } from '@mui/material';
import { useSession } from '../../app/session.ts';
import { isOfApproval } from '../approval/approvalActions.ts';
import { useReversalMessages } from './messages.ts';
import { type Obstacle, useReversalWords } from './useReversalWords.ts';
import type { SendOutcome } from './useSendOnce.ts';

interface Sale {
  readonly branchId: string;
  readonly branchName?: string | null;
}

const FIRST_FIELD = 'input:not([aria-hidden]), [role="combobox"]';

interface BranchNoteProps {
  readonly sale: Sale;
  readonly obstacle: Obstacle;
  readonly onChoose: (branchId: string) => void;
}

/**
 * PERM-13 Explains that the branch is the obstacle, with a button that solves it. The branch is chosen for this sale alone:
 * the dialog keeps its input, and everything else that the user views keeps its branch.
 */
export function BranchNote({ sale, obstacle, onChoose }: BranchNoteProps) {
  const t = useReversalMessages();
  const words = useReversalWords();
  const { branches, branchFixed } = useSession();
  const own = branches.find(({ id }) => id === sale.branchId);
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {words.obstacle(obstacle, sale)}
      {own && !branchFixed && (
        <Box>
          <Button
            variant="outlined"
            color="inherit"
            onClick={({ currentTarget }) => {
              // The button disappears with its note, so the focus moves to the first field to fill in.
              currentTarget.closest('form')?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
              onChoose(own.id);
            }}
            sx={{ mt: 1 }}
          >
            {t('reversal.switch', { branch: own.name })}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

/** Scrolls the note into view, as on a phone it is below the visible part of the dialog. */
const intoView = (note: HTMLElement | null) => note?.scrollIntoView?.({ block: 'nearest' });

interface OutcomeProps {
  readonly outcome: SendOutcome | null;
  /** Whether the sale was read again because it had changed. */
  readonly wasReadAgain: boolean;
}

/** The outcome of the last try, unless it simply succeeded. */
export function OutcomeNote({ outcome, wasReadAgain }: OutcomeProps) {
  const t = useReversalMessages();
  const words = useReversalWords();
  if (!outcome || outcome.kind === 'done') return null;
  const first = 'errors' in outcome ? outcome.errors?.[0] : undefined;
  if (outcome.kind === 'unknown') {
    const reason = first ? words.refusal(first) : outcome.message;
    return (
      <Alert ref={intoView} severity="warning" role="alert">
        {t('reversal.unknown')}
        {reason && <div>{t('reversal.stillUnknown', { reason })}</div>}
      </Alert>
    );
  }
  if (outcome.kind === 'offline')
    return (
      <Alert ref={intoView} severity="warning">
        {t('reversal.offline')}
      </Alert>
    );
  if (outcome.kind === 'fault') {
    const { message } = outcome;
    return (
      <Alert ref={intoView} severity="error">
        {message ? t('reversal.fault', { message }) : t('reversal.faultOnly')}
      </Alert>
    );
  }
  if (first && isOfApproval(first)) return null;
  return (
    <Alert ref={intoView} severity="error">
      {first && words.refusal(first)}
      {wasReadAgain && <div>{t('reversal.readAgain')}</div>}
    </Alert>
  );
}
