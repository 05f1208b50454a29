import { Box, Button, DialogActions, DialogContent, FormControlLabel, Switch } from '@mui/material';
import { Dialog } from '../../ui/Dialog.tsx';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { CONTROL } from '../../ui/tokens.ts';
import { changeSound, useSoundSetting } from '../sound/soundSetting.ts';
import { useTillMessages } from '../words/messages.ts';
import { useKeysMessages } from './messages.ts';
import styles from './ShortcutsDialog.module.css';
import { SHORTCUT } from './shortcut.ts';

/** Every key of the till, and what this device plays. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useKeysMessages();
  const words = useTillMessages();
  const numpad = t('key.numpad');
  return (
    <Dialog title={t('keys.title')} maxWidth="md" onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 5, rowGap: 2.5 }}>
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
          <Sounds />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button size="large" variant="contained" onClick={onClose} autoFocus>
          {words('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Keys({ title, keys }: { title: string; keys: readonly (readonly [readonly string[], string])[] }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.keys}>
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
      </dl>
    </section>
  );
}

function Sounds() {
  const t = useKeysMessages();
  const sound = useSoundSetting();
  return (
    <section>
      <h3 className={styles.heading}>{t('sound.title')}</h3>
      {(['alert', 'tick'] as const).map((name) => (
        <FormControlLabel
          key={name}
          control={<Switch checked={sound[name]} onChange={(_, on) => changeSound({ [name]: on })} />}
          label={t(`sound.${name}`)}
          sx={{ display: 'flex', minHeight: CONTROL }}
        />
      ))}
    </section>
  );
}
