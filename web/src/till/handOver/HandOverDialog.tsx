import { Alert, Box, Button, ButtonBase, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { TILL_PIN_DIGITS } from '@taem/domain/accounts/tillPin.ts';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fullName } from '../../app/fullName.ts';
import { useSession } from '../../app/session.ts';
import { PinInput } from '../../sale/approval/PinInput.tsx';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { PersonPicture } from '../../ui/Picture.tsx';
import { radius } from '../../ui/tokens.ts';
import { useTillPeopleQuery } from '../gql/hooks.ts';
import { hasAttempt } from '../payment/paymentAttempt.ts';
import { useTillMessages } from '../words/messages.ts';
import { handOver } from './handOver.ts';
import { useHandOverMessages } from './messages.ts';

interface Props {
  readonly branchId: string;
  readonly onClose: () => void;
}

const WORDED = ['WRONG_TILL_PIN', 'TILL_PIN_LOCKED', 'NOT_AT_THIS_TILL', 'TOO_MANY_ATTEMPTS'] as const;
type Worded = (typeof WORDED)[number];

/** Another person of the branch takes this till over with their PIN, together with the current bill (docs/adr/0146). */
export function HandOverDialog({ branchId, onClose }: Props) {
  const t = useHandOverMessages();
  const words = useTillMessages();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data, error, refetch } = useTillPeopleQuery({ variables: { branchId }, fetchPolicy: 'network-only' });
  const [chosen, setChosen] = useState<string | null>(null);
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const people = (data?.tillUsers ?? []).filter(({ maySell }) => maySell);
  const person = people.length === 1 ? people[0] : people.find(({ id }) => id === chosen);
  const canSend = person !== undefined && pin.length >= TILL_PIN_DIGITS.least && !busy;
  const type = (next: string) => {
    setProblem(null);
    setPin(next);
  };
  const choose = (id: string) => {
    setChosen(id);
    type('');
    // Once the field is drawn.
    requestAnimationFrame(() => field.current?.focus());
  };
  const send = async () => {
    if (!canSend) return;
    if (hasAttempt()) return setProblem(t('handOver.waits'));
    setBusy(true);
    const done = await handOver({ branchId, userId: person.id, pin }).catch(() => ({ refused: '' }));
    if ('page' in done) {
      // Continues with the same bill, which is not a new entry; if its page is on the screen, it stays.
      if (pathname !== done.page) await navigate(done.page, { replace: true, state: { editBasket: true } });
      return;
    }
    const { refused } = done;
    setBusy(false);
    setPin('');
    setProblem(t(isWorded(refused) ? `refused.${refused}` : 'handOver.fault'));
    field.current?.focus();
  };
  const now = fullName(session) || session.username;
  return (
    <Dialog
      title={t('handOver.title')}
      hint={t('handOver.now', { name: now })}
      maxWidth="xs"
      onClose={busy ? undefined : onClose}
    >
      <DialogForm onSubmit={() => void send()}>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {error && (
            <Alert
              severity="error"
              action={
                <Button color="inherit" onClick={() => void refetch()}>
                  {words('retry')}
                </Button>
              }
            >
              {t('handOver.unread')}
            </Alert>
          )}
          {data && people.length === 0 && <Alert severity="warning">{t('handOver.none')}</Alert>}
          {people.length > 0 && (
            <>
              <DialogContentText>{t('handOver.intro')}</DialogContentText>
              <Box role="group" aria-label={t('handOver.who')} sx={PEOPLE}>
                {people.map(({ id, firstname, lastname }, at) => (
                  <ButtonBase
                    key={id}
                    aria-pressed={id === person?.id}
                    autoFocus={at === 0 && people.length > 1}
                    disabled={busy}
                    onClick={() => choose(id)}
                    sx={PERSON}
                  >
                    <PersonPicture src={null} name={fullName({ firstname, lastname })} sx={{ width: 36, height: 36 }} />
                    <span>{fullName({ firstname, lastname })}</span>
                  </ButtonBase>
                ))}
              </Box>
            </>
          )}
          {person && (
            <PinInput
              inputRef={field}
              autoFocus
              label={t('handOver.pin', { name: person.firstname })}
              value={pin}
              disabled={busy}
              error={problem ?? undefined}
              onChange={type}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button size="large" variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button size="large" type="submit" variant="contained" loading={busy} disabled={!canSend}>
            {t('handOver.apply')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}

const isWorded = (code: string): code is Worded => (WORDED as readonly string[]).includes(code);

const PEOPLE = { display: 'grid', gap: 1, maxHeight: 232, overflowY: 'auto' } as const;
const PERSON = {
  gap: 1.5,
  px: 1.5,
  minHeight: 52,
  justifyContent: 'flex-start',
  textAlign: 'left',
  fontWeight: 600,
  border: 1,
  borderColor: 'divider',
  borderRadius: radius.control,
  '&[aria-pressed=true]': { borderColor: 'primary.main', boxShadow: '0 0 0 1px currentColor', color: 'primary.main' },
} as const;
