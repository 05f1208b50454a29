import { deviceSetting } from '../../app/deviceSetting.ts';

/** Frequency in hertz; start and length in seconds. */
type Tone = readonly [frequency: number, start: number, length: number];

/** Two low tones carry through a busy shop and cannot be taken for the beep of the scanner itself. */
const SOUNDS = {
  alert: {
    wave: 'square',
    volume: 0.12,
    tones: [
      [233, 0, 0.16],
      [175, 0.2, 0.26],
    ],
  },
  order: {
    wave: 'sine',
    volume: 0.2,
    tones: [
      [660, 0, 0.25],
      [880, 0.25, 0.4],
    ],
  },
  tick: { wave: 'sine', volume: 0.08, tones: [[1320, 0, 0.05]] },
} as const satisfies Record<string, { wave: OscillatorType; volume: number; tones: readonly Tone[] }>;

let context: AudioContext | null = null;

/** Plays a sound, unless this device is set to silent; on a device without sound the screen shows the same. */
export function playSound(name: keyof typeof SOUNDS): void {
  if (!deviceSetting()[name] || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  const { wave, volume, tones } = SOUNDS[name];
  for (const tone of tones) play(context, wave, volume, tone);
}

function play(audio: AudioContext, wave: OscillatorType, volume: number, [frequency, start, length]: Tone): void {
  const from = audio.currentTime + start;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, from);
  // Without a fade-out the end of the sound clicks.
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(from);
  oscillator.stop(from + length);
}
