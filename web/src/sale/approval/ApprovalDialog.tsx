import { Alert, Box, Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { TILL_PIN_DIGITS } from '@taem/domain/accounts/tillPin.ts';
import { useRef, useState } from 'react';
import { fullName } from '../../app/fullName.ts';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import type { ApproveInput } from '../../gql/contract.ts';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { useApproveMutation, useTillUsersQuery } from '../gql/hooks.ts';
import type { NeededApproval } from './approvalActions.ts';
import { approvalRefusal } from './approvalRefusal.ts';
import { useApprovalMessages } from './messages.ts';
import { PinInput } from './PinInput.tsx';

/** What is to be approved, as it will be sent. */
export type Approvable = Pick<ApproveInput, 'sale' | 'void' | 'return' | 'adjust' | 'exchange' | 'cash' | 'closing'>;

interface Props {
  readonly branchId: string;
  readonly needed: NeededApproval;
  readonly approvable: Approvable;
  readonly onApproved: (approvalId: string) => void;
  readonly onClose: () => void;
}

/** Lets a second person approve, at the cashier's till, what the cashier may not do alone (docs/adr/0143). */
export function ApprovalDialog({ branchId, needed: { actions, lapsed }, approvable, onApproved, onClose }: Props) {
  const t = useApprovalMessages();
  const users = useTillUsersQuery({ variables: { branchId }, fetchPolicy: 'network-only' });
  const [mutate, { loading }] = useApproveMutation();
  const [chosen, setChosen] = useState('');
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const approvers = (users.data?.tillUsers ?? []).filter(({ mayApprove }) => mayApprove);
  const [first] = approvers;
  const approverId = chosen || (approvers.length === 1 ? (first?.id ?? '') : '');
  const canSend = approverId !== '' && pin.length >= TILL_PIN_DIGITS.least && !loading;
  const type = (next: string) => {
    setProblem(null);
    setPin(next);
  };
  const send = async () => {
    if (!canSend) return;
    const sent = await mutate({ variables: { input: { approverId, pin, ...approvable } } }).catch(() => null);
    const approval = sent?.data?.approve?.approval;
    if (approval) return onApproved(approval.id);
    setPin('');
    const code = sent?.data?.approve?.userErrors[0]?.code;
    if (!code) setProblem(t('approval.fault'));
    else setProblem(t(approvalRefusal(code)));
    field.current?.focus();
  };
  const named = (some: typeof actions) => some.map((action) => t(`action.${action}`));
  return (
    <Dialog title={t('approval.title')} maxWidth="xs" onClose={loading ? undefined : onClose}>
      <DialogForm onSubmit={() => void send()}>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {lapsed && (
            <Alert severity="error">
              {t(`lapsed.${lapsed.reason}`, { missing: named(lapsed.missing).join(', ') })}
            </Alert>
          )}
          {actions.length > 0 && (
            <Box component="ul" sx={{ m: 0, pl: 2.5, fontWeight: 600 }}>
              {named(actions).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </Box>
          )}
          <DialogContentText>{t('approval.intro')}</DialogContentText>
          {users.error && (
            <Alert
              severity="error"
              action={
                <Button color="inherit" onClick={() => void users.refetch()}>
                  {t('approval.again')}
                </Button>
              }
            >
              {t('approval.unread')}
            </Alert>
          )}
          {users.data && approvers.length === 0 && <Alert severity="warning">{t('approval.none')}</Alert>}
          {approvers.length > 0 && (
            <>
              <ChoiceInput
                required
                label={t('approval.who')}
                value={approverId}
                options={approvers.map(({ id, firstname, lastname }) => ({
                  id,
                  name: fullName({ firstname, lastname }),
                }))}
                disabled={loading}
                onChange={(id) => {
                  setChosen(id);
                  setProblem(null);
                }}
              />
              <PinInput
                inputRef={field}
                label={t('approval.pin')}
                value={pin}
                disabled={loading}
                error={problem ?? undefined}
                onChange={type}
              />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button size="large" variant="outlined" color="inherit" disabled={loading} onClick={onClose}>
            {t('approval.cancel')}
          </Button>
          <Button size="large" type="submit" variant="contained" loading={loading} disabled={!canSend}>
            {t('approval.apply')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
