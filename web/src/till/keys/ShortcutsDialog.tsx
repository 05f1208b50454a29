import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { Dialog } from '../../ui/Dialog.tsx';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { Device } from '../device/Device.tsx';
import { useTillMessages } from '../words/messages.ts';
import { useKeysMessages } from './messages.ts';
import { SHORTCUT } from './shortcut.ts';

interface ShortcutsDialogProps {
  /** False to show only the device's settings. */
  hasKeys: boolean;
  onClose: () => void;
}

/** Every key of the till, and the device's settings. */
export function ShortcutsDialog({ hasKeys, onClose }: ShortcutsDialogProps) {
  const t = useKeysMessages();
  const words = useTillMessages();
  return (
    <Dialog title={t(hasKeys ? 'keys.title' : 'device.title')} maxWidth={hasKeys ? 'md' : 'xs'} onClose={onClose}>
      <DialogContent>{hasKeys ? <AllKeys /> : <Device />}</DialogContent>
      <DialogActions>
        <Button size="large" variant="contained" onClick={onClose} autoFocus>
          {words('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function AllKeys() {
  const t = useKeysMessages();
  const numpad = t('key.numpad');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 5, rowGap: 2.5 }}>
      <Keys
        title={t('keys.sale')}
        keys={[
          [[SHORTCUT.search], t('keys.search')],
          [['↓'], t('keys.grid')],
          [['Enter'], t('keys.add')],
          [['Shift', 'Enter'], t('keys.details')],
          [['5', '*'], t('keys.times')],
          [[SHORTCUT.qty], t('keys.qty')],
          [['↑', '↓'], t('keys.lines')],
          [['+', '−', numpad], t('keys.step')],
          [['Shift', 'Delete'], t('keys.remove')],
          [[SHORTCUT.discount], t('keys.discount')],
          [[SHORTCUT.offer], t('keys.offer')],
          [[SHORTCUT.points], t('keys.points')],
          [[SHORTCUT.customer], t('keys.customer')],
          [['Shift', SHORTCUT.exactCash], t('keys.exactCash')],
          [['Shift', SHORTCUT.park], t('keys.park')],
          [['Shift', SHORTCUT.parked], t('keys.parked')],
          [['Shift', SHORTCUT.handOver], t('keys.handOver')],
        ]}
      />
      <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Keys
          title={t('keys.everywhere')}
          keys={[
            [[SHORTCUT.proceed], t('keys.proceed')],
            [['Enter'], t('keys.confirm')],
            [['Esc'], t('keys.close')],
            [[SHORTCUT.dismiss], t('keys.dismiss')],
            [[SHORTCUT.help, '?'], t('keys.help')],
          ]}
        />
        <Keys
          title={t('keys.choices')}
          keys={[
            [[`${SHORTCUT.choices[0]}–${SHORTCUT.choices.at(-1)}`], t('keys.choose')],
            [[SHORTCUT.discount], t('keys.print')],
          ]}
        />
        <section>
          <Heading>{t('device.title')}</Heading>
          <Device />
        </section>
      </Box>
    </Box>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography component="h3" sx={{ fontWeight: 700, mb: 0.75 }}>
    {children}
  </Typography>
);

function Keys({ title, keys }: { title: string; keys: readonly (readonly [readonly string[], string])[] }) {
  return (
    <section>
      <Heading>{title}</Heading>
      <Box component="dl" sx={KEYS}>
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <KeyHint key={name}>{name}</KeyHint>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Box>
    </section>
  );
}

const KEYS = {
  m: 0,
  '& div': { display: 'grid', gridTemplateColumns: '132px minmax(0, 1fr)', gap: 1.5, alignItems: 'baseline', py: 0.5 },
  '& dt': { display: 'flex', flexWrap: 'wrap', gap: 0.5 },
  '& dd': { m: 0 },
} as const;
