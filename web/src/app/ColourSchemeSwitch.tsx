import { Segments } from '../ui/Segments.tsx';
import { COLOUR_SCHEMES, chooseColourScheme, useColourScheme } from './colourScheme.ts';
import { useAppMessages } from './messages.ts';

/** Light or dark for the whole product, or as the device is. */
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
