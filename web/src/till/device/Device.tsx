import { CARD_SIZES, changeDevice, useDeviceSetting } from '../../app/deviceSetting.ts';
import { useSession } from '../../app/session.ts';
import { Segments } from '../../ui/Segments.tsx';
import { Choice, Flag } from './deviceFields.tsx';
import { useDeviceMessages } from './messages.ts';
import { PrinterChoice } from './PrinterChoice.tsx';
import { SlipStations } from './SlipStations.tsx';
import { TillChoice } from './TillChoice.tsx';

/** The settings of this device: its till, sounds, cards and the printer. */
export function Device() {
  const t = useDeviceMessages();
  const setting = useDeviceSetting();
  const { branchId } = useSession();
  return (
    <>
      <TillChoice branchId={branchId} />
      {(['alert', 'tick', 'order'] as const).map((name) => (
        <Flag
          key={name}
          label={t(`sound.${name}`)}
          checked={setting[name]}
          onChange={(on) => changeDevice({ [name]: on })}
        />
      ))}
      <Choice title={t('cards.title')}>
        {(labelledBy) => (
          <Segments
            labelledBy={labelledBy}
            segments={CARD_SIZES.map((value) => ({ value, label: t(`cards.${value}`) }))}
            value={setting.cards}
            onChange={(cards) => changeDevice({ cards })}
          />
        )}
      </Choice>
      <PrinterChoice />
      <SlipStations />
    </>
  );
}
