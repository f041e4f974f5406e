import { useState } from 'react';
import classes from '../door.module.css';
import type { ResultTexts } from './result-texts';

type Kind = ResultTexts['kind'];

const KEY = 'door-silent';

/** Hertz, one tone after the other: up, the same again, and low. */
const tones: Record<Kind, number[]> = { welcome: [660, 880], already: [520, 520, 520], refused: [180] };
/** Milliseconds of vibration and of the gaps between. */
const vibrations: Record<Kind, number[]> = { welcome: [80], already: [80, 80, 80], refused: [400] };
/** Seconds. */
const TONE = 0.12;

let sounds: AudioContext | undefined;

/** Tells the outcome to a person who looks elsewhere. */
export function signal(kind: Kind): void {
  navigator.vibrate?.(vibrations[kind]);
  if (isSilent() || !window.AudioContext) return;
  sounds ??= new AudioContext();
  const gain = sounds.createGain();
  gain.gain.value = 0.2;
  gain.connect(sounds.destination);
  const length = kind === 'refused' ? 3 * TONE : TONE;
  for (const [index, frequency] of tones[kind].entries()) {
    const tone = sounds.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(gain);
    const start = sounds.currentTime + index * TONE * 1.3;
    tone.start(start);
    tone.stop(start + length);
  }
}

function isSilent(): boolean {
  return localStorage.getItem(KEY) !== 'false';
}

/** Off at first, and remembered by the device. */
export function SoundButton() {
  const [isOn, setOn] = useState(() => !isSilent());
  function toggle() {
    localStorage.setItem(KEY, String(isOn));
    setOn(!isOn);
  }
  return (
    <button type="button" className={classes.rename} onClick={toggle}>
      {isOn ? 'Sound on' : 'Sound off'}
    </button>
  );
}
