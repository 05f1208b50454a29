import { Segments } from '../ui/Segments.tsx';
import { COLOUR_SCHEMES, chooseColourScheme, useColourScheme } from './colourScheme.ts';
import { useAppMessages } from './messages.ts';

/** Switches the whole product to light, to dark, or to the scheme of the device. */
export function ColourSchemeSwitch() {
  const t = useAppMessages();
  return (
    <Segments
      label={t('scheme.label')}
      segments={COLOUR_SCHEMES.map((value) => ({ value, label: t(`scheme.${value}`) }))}
      value={useColourScheme()}
      onChange={chooseColourScheme}
    />
  );
}
